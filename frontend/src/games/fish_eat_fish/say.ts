// Words of the board of Fish Eat Fish that are put together from several.

import type * as FishEatFish from './picture'

type Words = (key: string, args?: Record<string, unknown>) => string

/** How a fight ended, or what counts in it. */
export function fightInWords(fight: FishEatFish.Fight | null, seat: number | null, w: Words): string {
  if (!fight || fight.outcome === null) return w('fish-eat-fish-what-counts')
  if (fight.outcome === 'draw') return w('fish-eat-fish-draw')
  if (fight.outcome === 'nothing') return w('fish-eat-fish-called-off')
  const winner = (fight.outcome === 'attacker wins' ? fight.attacker : fight.defender).seat
  return winner === seat ? w('fish-eat-fish-you-win') : w('fish-eat-fish-winner', { seat: winner })
}

export function isOut({ phase, seats }: FishEatFish.Picture, number: number): boolean {
  return phase !== 'placing' && !seats[number]!.in_the_water && !seats[number]!.starfish
}

/** What a seat is doing now; empty: nothing. */
export function doing(picture: FishEatFish.Picture, toAct: number[], number: number, w: Words): string {
  const { phase, fight } = picture
  if (phase === 'over') return ''
  const fights = phase === 'fight' && fight && [fight.attacker, fight.defender].find((side) => side.seat === number)
  if (fights) return w('fish-eat-fish-doing', { doing: fights.has_chosen ? 'ready' : 'chooses' })
  if (toAct.includes(number)) return w('fish-eat-fish-doing', { doing: 'moves' })
  return isOut(picture, number) ? w('fish-eat-fish-doing', { doing: 'out' }) : ''
}
