// The beats of Fish'n'Stones: a cat that is shown and a catch are looked at, also the last one of a round.

import type { Beats, Moment } from '../../lib/beats'
import type { Told } from './events'
import type * as FishNStones from './picture'

const ROUND = 6000 // milliseconds

export const beats: Beats<FishNStones.Picture, Told> = {
  sounds: { catch: 'catch', fished: 'catch', baited: 'water', round: 'round', filled: 'water' },
  lasts: {
    'cast-cat': 250,
    'cast-own': 250,
    baited: 1200,
    declined: 700,
    'revealed-cat': 1300,
    fished: 1500,
    'nothing-left': 1200,
    filled: 900,
  },
  /** With the last catch of a round the pond is filled anew: before that the catch is seen, and what all have caught. */
  moments: (before, { picture, events }) => {
    const filled = events.findIndex(({ key }) => key === 'filled')
    if (filled <= 0) return []
    const about = events.slice(0, filled).findLast((event) => event.key === 'fished')
    const pond = before.pond.map((one) => (one.name === about?.args.spot ? { ...one, pile: null } : one))
    const seats = before.seats.map((one, at) => {
      const { bucket, fish, stones, points } = picture.seats[at]!
      return { ...one, bucket, fish, stones, points }
    })
    const fished = { ...before, pond, seats }
    const round: Moment<FishNStones.Picture, Told> = {
      kind: 'round',
      picture: { ...fished, turn: null },
      told: filled,
      about: events[filled]!,
      lasts: ROUND,
    }
    return about ? [{ kind: 'catch', picture: fished, told: filled, about, lasts: 2000 }, round] : [round]
  },
}

/** What each seat has caught in the round that ends. */
export function caughtIn(told: Told[]): Map<number, { fish: number; stones: number }> {
  const found = new Map<number, { fish: number; stones: number }>()
  for (const { key, args } of told.slice(told.findLastIndex((event) => event.key === 'filled') + 1))
    if (key === 'fished') found.set(args.seat, { fish: args.fish, stones: args.stones })
  return found
}
