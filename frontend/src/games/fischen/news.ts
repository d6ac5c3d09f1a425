// What the events of a view say about seats and hands, so that it can be marked there.

import { add, after, hear, type News as Shared } from '../../lib/news'
import type { Told } from '../../wire'
import type * as Fischen from './picture'

export interface News extends Shared<number> {
  lost: Map<number, number> // points that a seat has been fined
  received: { card: string; giver: number } | null // what I have been passed
}

/** Of an earlier round nothing is left to be marked but a card that was passed. */
export function newsOf(events: Told[], picture: Fischen.Picture, me: number | null): News {
  const news: News = { gained: new Map(), lost: new Map(), received: null }
  hear(events, {
    received: ({ seat, card, giver }) => {
      if (seat === me) news.received = { card, giver }
    },
  })
  hear(after('round-begins', events), {
    'caught-one': ({ seat }) => add(news.gained, seat, 1),
    'won caught-all': ({ seat, cards }) => add(news.gained, seat, cards),
    lost: ({ seat }) => add(news.lost, seat, picture.penalty),
  })
  return news
}
