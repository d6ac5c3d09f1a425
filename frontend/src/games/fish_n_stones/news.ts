// What the events of a view say about the pond and who fishes there, so that it can be marked.

import { hear, type News as Shared } from '../../lib/news'
import type { Told } from '../../wire'
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
  hear(events, {
    filled: () => {
      news.baits = [] // of rounds before
      for (const { name } of picture.pond) news.marks.set(name, { key: 'filled', seat: -1 })
    },
    fished: ({ seat, spot, fish, stones }) => {
      news.marks.set(spot, { key: 'fished', seat, fish, stones })
      news.gained.set(seat, haul(fish, stones))
    },
    baited: ({ seat, source, target }) => {
      news.marks.set(source, { key: 'moved', seat })
      news.marks.set(target, { key: 'baited', seat, source })
      news.baits.push({ source, target, seat })
      news.cats.add(seat)
    },
    'revealed-cat cast-own': ({ seat }) => news.cats.add(seat),
  })
  return news
}

/** What a pile brings, in figures. */
export function haul(fish: number, stones: number): string {
  return [fish || !stones ? `+${fish}` : '', stones ? `−${stones}` : ''].filter(Boolean).join(' ')
}
