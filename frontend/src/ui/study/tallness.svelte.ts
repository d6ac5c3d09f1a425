// How tall a board is: a copy of it is drawn where nobody sees it, at some moments of its game.

import { flushSync, mount, unmount, type Component } from 'svelte'
import type { Step } from '../../wire'
import type { BoardProps } from '../../lib/game'

type Shown = Omit<BoardProps, 'version' | 'picture' | 'toAct' | 'events'>

/** How tall it is at each of these moments, for a width. */
export function tallness(
  Board: Component<BoardProps>,
  shown: Shown,
  workshop: HTMLElement,
): (moments: Step[], width: number) => number[] {
  return (moments, width) => {
    let moment = $state.raw(moments[0]!)
    const box = document.createElement('div')
    box.style.width = `${width}px`
    workshop.append(box)
    const board = mount(Board, {
      target: box,
      intro: false,
      props: {
        ...shown,
        get version() {
          return moments.indexOf(moment)
        },
        get picture() {
          return moment.picture
        },
        get toAct() {
          return moment.to_act
        },
        get events() {
          return moment.events
        },
      },
    })
    const found = moments.map((one) => {
      moment = one
      flushSync()
      return box.offsetHeight
    })
    void unmount(board)
    box.remove()
    return found
  }
}
