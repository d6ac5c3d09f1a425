// One stop of the Tab key for a group of buttons, and the arrow keys from one to the next.

import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * For a group whose buttons lie in lines, so that left and right go through all of them, or on a plane, where each way ends.
 * What is in a group within it, or in something marked `data-apart`, is not of this group.
 */
export function rove(lie: 'lines' | 'plane' = 'lines'): Attachment<HTMLElement> {
  return (group) => {
    let stop: HTMLElement | undefined
    group.dataset.rove = lie

    /** The stop stays where the focus was; else it is where something can be done. */
    function settle(): void {
      const all = buttonsOf(group)
      if (!stop?.isConnected || (stop !== document.activeElement && !isOffered(stop)))
        stop = all.find(isOffered) ?? all[0]
      for (const one of all) one.tabIndex = one === stop ? 0 : -1
    }

    function focused(event: FocusEvent): void {
      if (!buttonsOf(group).includes(event.target as HTMLElement)) return
      stop = event.target as HTMLElement
      settle()
    }

    function pressed(event: KeyboardEvent): void {
      if (event.repeat && event.key === 'Enter') return event.preventDefault() // a key that is held down presses once
      const all = buttonsOf(group)
      const here = all.indexOf(event.target as HTMLElement)
      const way = WAYS[event.key]
      if (here < 0 || !(way || event.key === 'Home' || event.key === 'End')) return
      event.preventDefault()
      ;(way ? towards(all, here, way, lie) : all.at(event.key === 'Home' ? 0 : -1))?.focus()
    }

    const watch = new MutationObserver(settle)
    watch.observe(group, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] })
    group.addEventListener('focusin', focused)
    group.addEventListener('keydown', pressed)
    settle()
    return () => {
      watch.disconnect()
      group.removeEventListener('focusin', focused)
      group.removeEventListener('keydown', pressed)
    }
  }
}

/** After a new view: if what had the focus is gone, it goes where there is something to do. Ask before the view is drawn. */
export function keepFocus(board: HTMLElement | undefined): void {
  if (!board?.contains(document.activeElement)) return
  void tick().then(() => {
    if (document.activeElement !== document.body) return
    const stops = [...board.querySelectorAll<HTMLElement>('button[tabindex="0"]')]
    ;(stops.find(isOffered) ?? stops[0])?.focus()
  })
}

function buttonsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('button')].filter(
    (one) => one.closest('[data-rove], [data-apart]') === group,
  )
}

const isOffered = (one: HTMLElement): boolean => one.ariaDisabled !== 'true'

/** The nearest button that way: beside it, or above and below. */
function towards(
  all: HTMLElement[],
  here: number,
  [right, down]: [number, number],
  lie: string,
): HTMLElement | undefined {
  const from = middle(all[here]!)
  const found = all.flatMap((one) => {
    const to = middle(one)
    const along = (to.x - from.x) * right + (to.y - from.y) * down
    const across = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right)
    const beside = across < (right ? from.high : from.wide) / 2
    return along > (right ? from.wide : from.high) / 3 && (beside || (down && lie === 'lines'))
      ? { one, far: along + 2 * across }
      : []
  })
  const nearest = found.sort((a, b) => a.far - b.far)[0]?.one
  return nearest ?? (right && lie === 'lines' ? all[here + right] : undefined)
}

function middle(one: HTMLElement): { x: number; y: number; wide: number; high: number } {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, wide: width, high: height }
}
