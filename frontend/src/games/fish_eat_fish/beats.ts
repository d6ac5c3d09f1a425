// The beats of Fish Eat Fish: the cards of a fight are turned over together and read before the stacks move.

import type { Beats } from '../../lib/beats'
import type { Told } from './events'
import type * as FishEatFish from './picture'

const FIGHT = 2200 // milliseconds
const SHARK = 2600

export const beats: Beats<FishEatFish.Picture, Told> = {
  sounds: { fight: 'fight', slid: 'water', drifted: 'water', swallowed: 'water', caught: 'catch', banked: 'catch' },
  lasts: {
    placed: 500,
    'filled-up': 1000,
    attacked: 1100,
    chose: 400,
    'chose-own': 400,
    showed: 0,
    'called-off': 900,
    won: 1200,
    drawn: 1200,
    caught: 1300,
    banked: 1500,
    sunk: 1300,
    survived: 1500,
  },
  moments: (before, { picture, events }) => {
    const { fight } = picture
    const last = events.findLastIndex(({ key }) => key === 'showed')
    if (last < 0 || !fight?.outcome) return []
    const shark = [fight.attacker, fight.defender].some(({ card }) => card === 'shark')
    const fighting: FishEatFish.Picture = { ...before, phase: 'fight', fight }
    return [{ kind: 'fight', picture: fighting, told: last + 1, about: events[last]!, lasts: shark ? SHARK : FIGHT }]
  },
}
