// The beats of Fish'n'Stones: a cat that is shown and a catch are looked at, also the last one of a round.

import type { Beats } from '../../lib/beats'
import type { Told } from './events'
import type * as FishNStones from './picture'

export const beats: Beats<FishNStones.Picture, Told> = {
  sounds: { catch: 'catch', fished: 'catch', baited: 'water', filled: 'round' },
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
  /** With the last catch of a round the pond is filled anew: before that, the catch is seen. */
  moments: (before, { events }) => {
    const filled = events.findIndex(({ key }) => key === 'filled')
    const about = events.slice(0, filled < 0 ? 0 : filled).findLast((event) => event.key === 'fished')
    if (!about) return []
    const { seat, spot } = about.args
    const pond = before.pond.map((one) => (one.name === spot ? { ...one, pile: null } : one))
    const height = before.pond.find((one) => one.name === spot)?.pile?.height ?? 0
    const seats = before.seats.map((one, at) => (at === seat ? { ...one, bucket: one.bucket + height } : one))
    return [{ kind: 'catch', picture: { ...before, pond, seats }, told: filled, about, lasts: 2000 }]
  },
}
