// What the events of a view say about the things on the board, so that it can be marked there.

import type { Told } from '../../wire'
import type * as FatFish from './picture'

export type News = {
  rows: Record<string, number> // how many of the last cards of a row are new
  gained: Record<number, string> // what a seat made of a row
  kept: Record<number, string[]> // the cards it put on its plus pile
  licences: string[] // that have just been taken
  wrong: number | null // the seat that has just laid wrong
}

export function newsOf(events: Told[], picture: FatFish.Picture): News {
  const news: News = { rows: {}, gained: {}, kept: {}, licences: [], wrong: null }
  for (const { key, args } of events) {
    if (key === 'opened') news.rows[args.row] = 1
    if (key === 'laid') news.rows[args.row] = (news.rows[args.row] ?? 0) + 1
    if (key === 'wrong-lay') news.rows = {}
    if (key === 'laid' || key === 'wrong-lay') news.wrong = key === 'laid' ? null : args.seat
    if (key === 'split' || key === 'kept-all') {
      news.gained[args.seat] = args.balance.replace('-', '−')
      news.kept[args.seat] = args.kept.split(' ')
    }
    if (key === 'took-licence' || key === 'awarded') news.licences.push(args.licence)
    if (key === 'passed-a') news.licences.push('A')
  }
  for (const { name, cards } of picture.rows) news.rows[name] = Math.min(news.rows[name] ?? 0, cards.length)
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
