// How tall a board is: a copy of it is drawn where nobody sees it, at some moments of its game.

import { flushSync, mount, unmount, type Component } from 'svelte'
import type { Step } from '../../wire'
import type { BoardProps } from '../../lib/game'

type Shown = Omit<BoardProps, 'version' | 'picture' | 'toAct' | 'legal' | 'events'>

/** How tall it is at each of these moments, with the moves that are drawn there, in a room of some size. */
export function tallness(
  Board: Component<BoardProps>,
  shown: Shown,
  movesOf: (moment: Step) => string[],
  workshop: HTMLElement,
): (moments: Step[], width: number, height: number) => number[] {
  return (moments, width, height) => {
    let moment = $state.raw(moments[0]!)
    const box = document.createElement('div')
    box.style.width = `${width}px`
    box.style.height = `${height}px`
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
        get legal() {
          return movesOf(moment)
        },
        get events() {
          return moment.events
        },
      },
    })
    const found = moments.map((one) => {
      moment = one
      flushSync()
      return tallOf(box)
    })
    void unmount(board)
    box.remove()
    return found
  }
}

/** How far down what is in a box reaches. A part that keeps its size whatever is in it hides from the box what hangs out. */
export function tallOf(box: HTMLElement, scale = 1): number {
  const { top } = box.getBoundingClientRect()
  const hangs = [...box.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.clientHeight > 1 && one.scrollHeight > one.clientHeight + 1,
  )
  const ends = hangs
    .filter((one) => getComputedStyle(one).overflowY === 'visible')
    .map((one) => (one.getBoundingClientRect().top - top) / scale + one.scrollHeight)
  return Math.max(box.scrollHeight, ...ends)
}
