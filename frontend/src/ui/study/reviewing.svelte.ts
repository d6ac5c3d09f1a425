// Asking the server for luck and play of a finished game, which takes it a while.

import type { Review, Reviewing as Line } from '../../wire'
import { isRefusal, linesOf } from '../../lib/api'
import { notify } from '../../lib/notices.svelte'

export class Reviewing {
  readonly #table: string
  #wanted: AbortController | undefined
  stage: 'idle' | 'looking' | 'done' = $state('idle')
  part = $state(0) // of the game that is looked at already
  review: Review | null = $state.raw(null)

  constructor(table: string) {
    this.#table = table
  }

  async look(): Promise<void> {
    this.stop()
    const wanted = (this.#wanted = new AbortController())
    this.stage = 'looking'
    this.part = 0
    try {
      for await (const { done, of, review } of linesOf<Line>(`tables/${this.#table}/review`, wanted.signal)) {
        this.part = done / of
        this.review = review ?? null
      }
      if (wanted.signal.aborted) return
      this.stage = this.review ? 'done' : 'idle'
      if (!this.review) notify({ key: 'our-fault', args: {} })
    } catch (problem) {
      this.stage = 'idle'
      if (!isRefusal(problem)) throw problem
      notify(problem)
    }
  }

  stop(): void {
    this.#wanted?.abort()
    if (this.stage === 'looking') this.stage = 'idle'
  }
}
