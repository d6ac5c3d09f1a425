// The beats of Fish Fish Fish: a turn has many small steps, and a catch is the one to look at.

import type { Beats } from '../../lib/beats'
import type { Told } from './events'
import type * as FishFishFish from './picture'

export const beats: Beats<FishFishFish.Picture, Told> = {
  sounds: { sailed: 'water', swam: 'water', released: 'water', caught: 'catch', trip: 'round' },
  lasts: {
    moored: 600,
    sailed: 700,
    swam: 700,
    caught: 1500,
    released: 900,
    kept: 300,
    ended: 150,
    stopped: 150,
    passed: 700,
    'drew-open': 300,
    'drew-unseen': 300,
    'drew-own': 300,
    turned: 0,
  },
  /** A trip through the pile is over: its cards are shuffled before anybody goes on. */
  moments: (_, { picture, events }) => {
    const at = events.findIndex(({ key }) => key === 'shuffled')
    if (at < 0) return []
    const shuffling: FishFishFish.Picture = { ...picture, phase: 'shuffle' }
    return [{ kind: 'trip', picture: shuffling, told: at + 1, about: events[at]!, lasts: 3000 }]
  },
}
