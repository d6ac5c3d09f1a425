// What the last events did, by where it is drawn.

import { add, hear, type News as Shared } from '../../lib/news'
import type { Told } from '../../wire'
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
  hear(events, {
    'slid drifted': ({ seat, source, stop }) => arrows.push({ from: source, to: stop, kind: 'slid', seat }),
    'swallowed attacked': ({ seat, source, target }) => arrows.push({ from: source, to: target, kind: 'bit', seat }),
  })
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
  hear(events, {
    placed: ({ circle }) => news.fresh.add(circle),
    'slid drifted': ({ seat, source, stop }) => {
      news.arrows.push({ from: source, to: stop, kind: 'slid', seat })
      come(source, stop, 5)
      tall[stop] = tall[source] ?? 1
    },
    swallowed: ({ seat, source, target }) => {
      news.arrows.push({ from: source, to: target, kind: 'bit', seat })
      come(source, target, tall[source] || 1)
    },
    attacked: ({ seat, source, target }) => news.arrows.push({ from: source, to: target, kind: 'bit', seat }),
    won: ({ seat, target }) => {
      if (!picture.fight?.outcome) return
      const { attacker, defender, outcome } = picture.fight
      const [winner, loser] = outcome === 'attacker wins' ? [attacker, defender] : [defender, attacker]
      if (news.arrows.at(-1)?.kind === 'bit') news.arrows.pop() // who attacked no longer matters
      news.arrows.push({ from: winner.circle, to: loser.circle, kind: 'bit', seat })
      if (loser.circle === target) come(winner.circle, target, winner.height)
      news.fresh.add(target)
    },
    'caught banked survived': ({ seat, count }) => add(news.gained, seat, count),
  })
  for (const { name, fish } of picture.circles) if (!fish.length) news.fresh.delete(name)
  return news
}
