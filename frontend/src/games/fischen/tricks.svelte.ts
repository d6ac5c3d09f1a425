// The trick on the table and the one before it, followed through what is told: the picture forgets a card that is caught.

import { untrack } from 'svelte'
import type { Told } from './events'
import type * as Fischen from './picture'

type Laid = { seat: number; card: string }
export type Past = { cards: Laid[]; winner: number; caught: number }

export class Tricks {
  past: Past | null = $state.raw(null) // the trick before
  #known: Laid[] = $state.raw([]) // the trick on the table, with the cards that have been caught since

  /** A view has come. */
  see(picture: Fischen.Picture, events: Told[]): void {
    untrack(() => {
      const lying = picture.trick.filter((one) => one.card !== null).map((one) => ({ seat: one.seat, card: one.card! }))
      if (!this.#follow(this.#known, events) && !this.#follow([], events)) this.past = null
      if (picture.trick.length && lying.length === picture.trick.length) this.#known = lying
      else if (!picture.trick.length) this.#known = []
    })
  }

  /** What a seat has laid, as far as it is known. */
  cardOf(seat: number): string | undefined {
    return this.#known.find((laid) => laid.seat === seat)?.card
  }

  /** Go through what is told, from the cards that lay there. False: they can't have been those. */
  #follow(from: Laid[], events: Told[]): boolean {
    let trick = from
    let whole = false
    let before = this.past
    for (const { key, args } of events) {
      if (key === 'round-begins') {
        trick = []
      } else if (key === 'played') {
        trick = [...(whole ? [] : trick), { seat: args.seat, card: args.card }]
        whole = false
      } else if (key === 'won' || key === 'won-nothing') {
        before = { cards: trick, winner: args.seat, caught: key === 'won' ? args.cards : 0 }
        whole = true
      }
    }
    if (!isOfEach(trick) || (before && !isOfEach(before.cards))) return false
    this.past = before
    this.#known = trick
    return true
  }
}

/** Whether no seat has two cards there. */
function isOfEach(cards: Laid[]): boolean {
  return new Set(cards.map((one) => one.seat)).size === cards.length
}
