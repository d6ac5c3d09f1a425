// What the events of a view say about seats and hands, so that it can be marked there.

import { add, after, type News as Shared } from '../../lib/news'
import type { Told } from './events'
import type * as Fischen from './picture'

export interface News extends Shared<number> {
  lost: Map<number, number> // points that a seat has been fined
  received: { card: string; giver: number } | null // what I have been passed
}

/** Of an earlier round nothing is left to be marked but a card that was passed. */
export function newsOf(events: Told[], picture: Fischen.Picture, me: number | null): News {
  const news: News = { gained: new Map(), lost: new Map(), received: null }
  for (const { key, args } of events)
    if (key === 'received' && args.seat === me) news.received = { card: args.card, giver: args.giver }
  for (const { key, args } of after('round-begins', events)) {
    if (key === 'caught-one') add(news.gained, args.seat, 1)
    else if (key === 'won' || key === 'caught-all') add(news.gained, args.seat, args.cards)
    else if (key === 'lost') add(news.lost, args.seat, picture.penalty)
  }
  return news
}
