// What the events of a view say about the things on the board, so that it can be marked there.

import { add, type News as Shared } from '../../lib/news'
import type { Told } from './events'
import type * as FatFish from './picture'

/** What a seat made of a row is a number with its sign. */
export interface News extends Shared<string> {
  rows: Map<string, number> // how many of the last cards of a row are new
  layers: Map<string, number[]> // who laid those, if somebody did
  kept: Map<number, string[]> // the cards a seat put on its plus pile
  fresh: Set<string> // licences that have just been taken
  wrong: number | null // the seat that has just laid wrong
}

export function newsOf(events: Told[], picture: FatFish.Picture): News {
  const news: News = {
    gained: new Map(),
    rows: new Map(),
    layers: new Map(),
    kept: new Map(),
    fresh: new Set(),
    wrong: null,
  }
  for (const { key, args } of events) {
    if (key === 'opened') {
      const row = String(args.row)
      news.rows.set(row, 1)
      news.layers.delete(row)
    } else if (key === 'laid') {
      const row = String(args.row)
      add(news.rows, row, 1)
      news.layers.set(row, [...(news.layers.get(row) ?? []), args.seat])
      news.wrong = null
    } else if (key === 'wrong-lay') {
      news.rows.clear()
      news.layers.clear()
      news.wrong = args.seat
    } else if (key === 'split' || key === 'kept-all') {
      news.gained.set(args.seat, args.balance.replace('-', '−'))
      news.kept.set(args.seat, args.kept.split(' '))
    } else if (key === 'took-licence' || key === 'awarded') news.fresh.add(args.licence)
    else if (key === 'passed-a') news.fresh.add('A')
  }
  for (const { name, cards } of picture.rows) news.rows.set(name, Math.min(news.rows.get(name) ?? 0, cards.length))
  return news
}

export type Held = { key: string; card: string }

/** Cards with keys: equal ones are told apart by counting them. */
export function keyed(cards: string[]): Held[] {
  return cards.map((card, at) => ({
    key: `${card}.${cards.slice(0, at).filter((other) => other === card).length}`,
    card,
  }))
}

export function valueOf(cards: string[]): number {
  return cards.reduce((sum, card) => sum + Number(card.slice(1)), 0)
}

/** A number with its sign, set with a real minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−')
}
