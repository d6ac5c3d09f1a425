// Words of the board of Fish Eat Fish that are put together from several.

import type * as FishEatFish from './picture'
import type { Say } from '../../lib/words.svelte'

/** How a fight ended, or what counts in it. */
export function fightInWords(fight: FishEatFish.Fight | null, seat: number | null, say: Say): string {
  if (!fight || fight.outcome === null) return say('what-counts')
  if (fight.outcome === 'draw') return say('draw')
  if (fight.outcome === 'nothing') return say('called-off')
  const winner = (fight.outcome === 'attacker wins' ? fight.attacker : fight.defender).seat
  return winner === seat ? say('you-win') : say('winner', { seat: winner })
}

export function isOut({ phase, seats }: FishEatFish.Picture, number: number): boolean {
  return phase !== 'placing' && !seats[number]!.in_the_water && !seats[number]!.starfish
}

/** What a seat is doing now; empty: nothing. */
export function doing(picture: FishEatFish.Picture, toAct: number[], number: number, say: Say): string {
  const { phase, fight } = picture
  if (phase === 'over') return ''
  const fights = phase === 'fight' && fight && [fight.attacker, fight.defender].find((side) => side.seat === number)
  if (fights) return say('doing', { doing: fights.has_chosen ? 'ready' : 'chooses' })
  if (toAct.includes(number)) return say('doing', { doing: 'moves' })
  return isOut(picture, number) ? say('doing', { doing: 'out' }) : ''
}
