// What the events of a view say about the pond and who fishes there, so that it can be marked.

import type { Told } from '../../wire'

export type Mark = {
  key: 'fished' | 'baited' | 'moved' | 'filled'
  seat: number
  fish?: number
  stones?: number
  source?: string
}
type Bait = { source: string; target: string; seat: number }

export type News = {
  marks: Map<string, Mark> // by spot
  cats: Set<number> // seats whose cats have just been placed or shown
  hauls: Map<number, string> // what a seat has just fished
  baits: Bait[]
}

export function newsOf(events: Told[], spots: string[]): News {
  const news: News = { marks: new Map(), cats: new Set(), hauls: new Map(), baits: [] }
  for (const { key, args } of events) {
    const seat = args['seat'] as number
    if (key === 'filled') for (const spot of spots) news.marks.set(spot, { key, seat: -1 })
    if (key === 'fished') {
      news.marks.set(args['spot'], { key, seat, fish: args['fish'], stones: args['stones'] })
      news.hauls.set(seat, haul(args['fish'], args['stones']))
    }
    if (key === 'baited') {
      news.marks.set(args['source'], { key: 'moved', seat })
      news.marks.set(args['target'], { key, seat, source: args['source'] })
      news.baits.push({ source: args['source'], target: args['target'], seat })
    }
    if (key === 'revealed-cat' || key === 'cast-own' || key === 'baited') news.cats.add(seat)
  }
  return news
}

/** What a pile brings, in figures. */
export function haul(fish: number, stones: number): string {
  return [fish || !stones ? `+${fish}` : '', stones ? `−${stones}` : ''].filter(Boolean).join(' ')
}
