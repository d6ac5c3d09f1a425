// What the last events did, by where it is drawn.

import { add, type News as Shared } from '../../lib/news'
import type { Told } from './events'

export interface Catch {
  white: number
  blue: number
  grey: number
}
export interface Trail {
  source: string
  target: string
  seat: number
  boat: boolean
}

export interface News extends Shared<Catch> {
  boats: Map<string, string> // where a boat on a square came from
  fish: Map<string, string>
  trails: Trail[]
  caught: Map<string, number> // how many fish, by the square of the boat
  fresh: Set<string> // squares with a new boat or a released fish
  turned: Set<number> // slots
}

export function newsOf(events: Told[]): News {
  const news: News = {
    gained: new Map(),
    boats: new Map(),
    fish: new Map(),
    trails: [],
    caught: new Map(),
    fresh: new Set(),
    turned: new Set(),
  }
  let at = '' // where something was moved last
  for (const { key, args } of events) {
    if (key === 'sailed' || key === 'swam') {
      const { source, target, seat } = args
      const paths = key === 'sailed' ? news.boats : news.fish
      paths.set(target, paths.get(source) ?? source)
      paths.delete(source)
      news.trails.push({ source, target, seat, boat: key === 'sailed' })
      at = target
    } else if (key === 'caught') {
      const { seat, white, blue, grey } = args
      const had = news.gained.get(seat) ?? { white: 0, blue: 0, grey: 0 }
      news.gained.set(seat, { white: had.white + white, blue: had.blue + blue, grey: had.grey + grey })
      if (at) add(news.caught, at, white + blue + grey)
    } else if (key === 'moored' || key === 'released') news.fresh.add(args.square)
    else if (key === 'turned') news.turned.add(args.slot)
  }
  return news
}
