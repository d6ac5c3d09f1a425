// What the last events did, by where it is drawn.

import type { Told } from '../../wire'
import type * as FishEatFish from './picture'

export interface Arrow {
  from: string
  to: string
  kind: 'slid' | 'bit' | 'plan'
}
export interface Arrival {
  from: string
  count: number
} // so many fish of a stack have just come from there

export interface News {
  arrows: Arrow[]
  arrivals: Record<string, Arrival> // by circle
  fresh: Set<string> // circles where something has happened
  caught: Record<number, number> // by seat
}

/** The heights are those of the stacks before. */
export function newsOf(events: Told[], picture: FishEatFish.Picture, heights: Record<string, number>): News {
  const tall = { ...heights }
  const news: News = { arrows: [], arrivals: {}, fresh: new Set(), caught: {} }
  function come(from: string, to: string, count: number): void {
    news.arrivals[to] = { from, count }
    news.fresh.add(to)
  }
  for (const { key, args } of events) {
    const { source, stop, target, circle, seat, count } = args
    if (key === 'placed') news.fresh.add(circle)
    else if (key === 'slid' || key === 'drifted') {
      news.arrows.push({ from: source, to: stop, kind: 'slid' })
      come(source, stop, 5)
      tall[stop] = tall[source] ?? 1
    } else if (key === 'swallowed') {
      news.arrows.push({ from: source, to: target, kind: 'bit' })
      come(source, target, tall[source] || 1)
    } else if (key === 'attacked') news.arrows.push({ from: source, to: target, kind: 'bit' })
    else if (key === 'won' && picture.fight?.outcome) {
      const { attacker, defender, outcome } = picture.fight
      const [winner, loser] = outcome === 'attacker wins' ? [attacker, defender] : [defender, attacker]
      if (news.arrows.at(-1)?.kind === 'bit') news.arrows.pop() // who attacked no longer matters
      news.arrows.push({ from: winner.circle, to: loser.circle, kind: 'bit' })
      if (loser.circle === target) come(winner.circle, target, winner.height)
      news.fresh.add(target)
    } else if (key === 'caught' || key === 'banked' || key === 'survived')
      news.caught[seat] = (news.caught[seat] ?? 0) + count
  }
  for (const { name, fish } of picture.circles) if (!fish.length) news.fresh.delete(name)
  return news
}
