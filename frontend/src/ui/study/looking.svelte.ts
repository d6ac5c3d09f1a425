// Asking a strong player what it thinks of somebody's moves; its answers come one by one.

import type { Judged } from '../../wire'
import { isRefusal, linesOf } from '../../lib/api'
import { notify } from '../../lib/notices.svelte'

export class Looking {
  readonly #table: string
  #wanted: AbortController | undefined
  whose = $state(0) // the seat
  found: Judged[] = $state.raw([])
  stage: 'idle' | 'looking' | 'done' = $state('idle')

  constructor(table: string) {
    this.#table = table
  }

  async look(): Promise<void> {
    this.stop()
    const wanted = (this.#wanted = new AbortController())
    this.stage = 'looking'
    this.found = []
    try {
      const lines = linesOf<Judged>(`tables/${this.#table}/analysis?seat=${this.whose}`, wanted.signal)
      for await (const one of lines) if (this.#wanted === wanted) this.found = [...this.found, one]
      if (this.#wanted === wanted) this.stage = 'done'
    } catch (problem) {
      this.stage = 'idle'
      if (!isRefusal(problem)) throw problem
      notify(problem)
    }
  }

  stop(): void {
    this.#wanted?.abort()
  }

  /** Somebody else's moves: nothing is known of them yet. */
  choose(seat: number): void {
    this.stop()
    this.#wanted = undefined
    this.whose = seat
    this.found = []
    this.stage = 'idle'
  }
}
