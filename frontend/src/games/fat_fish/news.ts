// What the events of a view say about the things on the board, so that it can be marked there.

import { add, hear, type News as Shared } from '../../lib/news'
import type { Told } from '../../wire'
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
  hear(events, {
    opened: ({ row }) => {
      news.rows.set(String(row), 1)
      news.layers.delete(String(row))
    },
    laid: ({ seat, row }) => {
      add(news.rows, String(row), 1)
      news.layers.set(String(row), [...(news.layers.get(String(row)) ?? []), seat])
      news.wrong = null
    },
    'wrong-lay': ({ seat }) => {
      news.rows.clear()
      news.layers.clear()
      news.wrong = seat
    },
    'split kept-all': ({ seat, balance, kept }) => {
      news.gained.set(seat, balance.replace('-', '−'))
      news.kept.set(seat, kept.split(' '))
    },
    'took-licence awarded': ({ licence }) => news.fresh.add(licence),
    'passed-a': () => news.fresh.add('A'),
  })
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
