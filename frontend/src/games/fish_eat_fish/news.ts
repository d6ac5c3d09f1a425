// What the last events did, by where it is drawn.

import { add, type News as Shared } from '../../lib/news'
import type { Told } from './events'
import type * as FishEatFish from './picture'

export interface Arrow {
  from: string
  to: string
  kind: 'slid' | 'bit' | 'plan'
  seat?: number // whose stack it was, where that is to be seen
}
export interface Arrival {
  from: string
  count: number
} // so many fish of a stack have just come from there

/** What a seat has got are fish. */
export interface News extends Shared<number> {
  arrows: Arrow[]
  arrivals: Record<string, Arrival> // by circle
  fresh: Set<string> // circles where something has happened
}

/** Where stacks have gone before, each with whose it was. */
export function trailsOf(events: Told[]): Arrow[] {
  const arrows: Arrow[] = []
  for (const { key, args } of events) {
    if (key === 'slid' || key === 'drifted')
      arrows.push({ from: args.source, to: args.stop, kind: 'slid', seat: args.seat })
    else if (key === 'swallowed' || key === 'attacked')
      arrows.push({ from: args.source, to: args.target, kind: 'bit', seat: args.seat })
  }
  return arrows
}

/** The heights are those of the stacks before. */
export function newsOf(events: Told[], picture: FishEatFish.Picture, heights: Record<string, number>): News {
  const tall = { ...heights }
  const news: News = { arrows: [], arrivals: {}, fresh: new Set(), gained: new Map() }
  function come(from: string, to: string, count: number): void {
    news.arrivals[to] = { from, count }
    news.fresh.add(to)
  }
  for (const event of events) {
    const { key, args } = event
    news.arrows.push(...trailsOf([event]))
    if (key === 'placed') {
      news.fresh.add(args.circle)
    } else if (key === 'slid' || key === 'drifted') {
      come(args.source, args.stop, 5)
      tall[args.stop] = tall[args.source] ?? 1
    } else if (key === 'swallowed') {
      come(args.source, args.target, tall[args.source] || 1)
    } else if (key === 'won' && picture.fight?.outcome) {
      const { attacker, defender, outcome } = picture.fight
      const [winner, loser] = outcome === 'attacker wins' ? [attacker, defender] : [defender, attacker]
      if (news.arrows.at(-1)?.kind === 'bit') news.arrows.pop() // who attacked no longer matters
      news.arrows.push({ from: winner.circle, to: loser.circle, kind: 'bit', seat: args.seat })
      if (loser.circle === args.target) come(winner.circle, args.target, winner.height)
      news.fresh.add(args.target)
    } else if (key === 'caught' || key === 'banked' || key === 'survived') {
      add(news.gained, args.seat, args.count)
    }
  }
  for (const { name, fish } of picture.circles) if (!fish.length) news.fresh.delete(name)
  return news
}
