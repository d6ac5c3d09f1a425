// The beats of Fish Fish Fish: a turn has many small steps, and a catch is the one to look at.

import type { Beats } from '../../lib/beats'
import type { Told } from './events'
import type * as FishFishFish from './picture'

export const beats: Beats<FishFishFish.Picture, Told> = {
  sounds: { sailed: 'water', swam: 'water', released: 'water', caught: 'catch' },
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
    shuffled: 1200,
  },
}
