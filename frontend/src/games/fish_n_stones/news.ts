// What the events of a view say about the pond and who fishes there, so that it can be marked.

import type { News as Shared } from '../../lib/news'
import type { Told } from './events'
import type * as FishNStones from './picture'

export type Mark = {
  key: 'fished' | 'baited' | 'moved' | 'filled'
  seat: number
  fish?: number
  stones?: number
  source?: string
}
type Bait = { source: string; target: string; seat: number }

/** What a seat has fished is told in figures. */
export interface News extends Shared<string> {
  marks: Map<string, Mark> // by spot
  cats: Set<number> // seats whose cats have just been placed or shown
  baits: Bait[]
}

export function newsOf(events: Told[], picture: FishNStones.Picture): News {
  const news: News = { gained: new Map(), marks: new Map(), cats: new Set(), baits: [] }
  for (const { key, args } of events) {
    if (key === 'filled') {
      news.baits = [] // of rounds before
      for (const { name } of picture.pond) news.marks.set(name, { key: 'filled', seat: -1 })
    } else if (key === 'fished') {
      const { seat, spot, fish, stones } = args
      news.marks.set(spot, { key: 'fished', seat, fish, stones })
      news.gained.set(seat, haul(fish, stones))
    } else if (key === 'baited') {
      const { seat, source, target } = args
      news.marks.set(source, { key: 'moved', seat })
      news.marks.set(target, { key: 'baited', seat, source })
      news.baits.push({ source, target, seat })
      news.cats.add(seat)
    } else if (key === 'revealed-cat' || key === 'cast-own') news.cats.add(args.seat)
  }
  return news
}

/** What a pile brings, in figures. */
export function haul(fish: number, stones: number): string {
  return [fish || !stones ? `+${fish}` : '', stones ? `−${stones}` : ''].filter(Boolean).join(' ')
}
