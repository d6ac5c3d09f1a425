// Dragging: press on something, move, let go over a place. What moves hardly at all is a click and stays one.

import { onDestroy } from 'svelte'

const FAR = 8 // pixels from which on it is a drag

export type Dragged<What> = { what: What; x: number; y: number; dx: number; dy: number; over: string | null }

type Ways<What> = {
  places: string // a data attribute of what it can be dropped on: its value is handed to `drop`
  begin?: (what: What) => void
  drop: (what: What, place: string | null) => void
  end?: () => void // dropped or not
}

/** What is dragged on a board, if anything. Make it with the board. */
export class Drag<What> {
  now: Dragged<What> | null = $state.raw(null)
  #ways: Ways<What>
  #listening: AbortController | null = null

  constructor(ways: Ways<What>) {
    this.#ways = ways
    onDestroy(() => this.letGo())
  }

  /** Something is pressed that may be dragged. */
  press = (event: PointerEvent, what: What): void => {
    if (event.button !== 0) return
    this.letGo()
    const { clientX: x0, clientY: y0 } = event
    this.#listening = new AbortController()
    const { signal } = this.#listening
    const move = (event: PointerEvent): void => {
      const [dx, dy] = [event.clientX - x0, event.clientY - y0]
      if (!this.now && Math.hypot(dx, dy) < FAR) return
      if (!this.now) this.#ways.begin?.(what)
      this.now = { what, x: event.clientX, y: event.clientY, dx, dy, over: this.#under(event) }
    }
    const release = (event: PointerEvent): void => {
      const dragged = this.now
      if (dragged) {
        swallowClick()
        this.#ways.drop(what, this.#under(event))
      }
      this.letGo()
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', release, { signal })
    addEventListener('pointercancel', () => this.letGo(), { signal })
    addEventListener('keydown', (event: KeyboardEvent) => event.key === 'Escape' && this.letGo(), { signal })
  }

  letGo(): void {
    this.#listening?.abort()
    this.#listening = null
    if (!this.now) return
    this.now = null
    this.#ways.end?.()
  }

  #under(event: PointerEvent): string | null {
    const { places } = this.#ways
    for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
      const found = one.closest<HTMLElement>(`[data-${places}]`)
      if (found) return found.dataset[places]!
    }
    return null
  }
}

/** The click that comes with the end of a drag is not one. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
