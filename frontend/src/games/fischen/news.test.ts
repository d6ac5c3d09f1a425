import { expect, test } from 'vitest'
import type { Told } from './events'
import { newsOf } from './news'
import type * as Fischen from './picture'

const picture = { penalty: 3 } as Fischen.Picture
const told = (key: Told['key'], args: object = {}): Told => ({ key, args }) as Told

test('what a seat has won, caught and lost is added up, in this round', () => {
  const events = [
    told('won', { seat: 0, cards: 9 }),
    told('round-begins'),
    told('won', { seat: 0, cards: 3 }),
    told('caught-one', { seat: 1 }),
    told('caught-all', { seat: 0, cards: 2 }),
    told('lost', { seat: 1 }),
    told('lost', { seat: 1 }),
  ]
  const news = newsOf(events, picture, 0)
  expect(Object.fromEntries(news.gained)).toEqual({ 0: 5, 1: 1 })
  expect(Object.fromEntries(news.lost)).toEqual({ 1: 6 })
})

test('the card I was passed is mine alone, also when the round has begun since', () => {
  const events = [
    told('received', { seat: 0, card: 'R1', giver: 2 }),
    told('received', { seat: 1, card: 'B4', giver: 0 }),
    told('round-begins'),
  ]
  expect(newsOf(events, picture, 0).received).toEqual({ card: 'R1', giver: 2 })
  expect([2, null].map((seat) => newsOf(events, picture, seat).received)).toEqual([null, null])
})
