import { expect, test } from 'vitest'
import type { Told } from './events'
import type * as Fischen from './picture'
import { Tricks } from './tricks.svelte'

type Laid = { seat: number; card: string | null }
const picture = (...trick: Laid[]): Fischen.Picture => ({ trick }) as unknown as Fischen.Picture
const played = (seat: number, card: string): Told => ({ key: 'played', args: { seat, card } })
const won = (seat: number, cards = 3): Told => ({ key: 'won', args: { seat, cards } })

test('a trick that is won is the one before', () => {
  const tricks = new Tricks()
  tricks.see(picture({ seat: 0, card: 'R1' }), [played(0, 'R1')])
  expect(tricks.past).toBeNull()
  tricks.see(picture(), [played(1, 'R7'), played(2, 'R2'), won(1)])
  expect(tricks.past).toEqual({
    cards: [
      { seat: 0, card: 'R1' },
      { seat: 1, card: 'R7' },
      { seat: 2, card: 'R2' },
    ],
    winner: 1,
    caught: 3,
  })
})

test('a card that was caught is still known where it lay', () => {
  const tricks = new Tricks()
  tricks.see(picture({ seat: 0, card: 'R1' }, { seat: 1, card: 'R7' }), [played(0, 'R1'), played(1, 'R7')])
  tricks.see(picture({ seat: 0, card: null }, { seat: 1, card: 'R7' }), [])
  expect(tricks.cardOf(0)).toBe('R1')
  expect(tricks.cardOf(2)).toBeUndefined()
})

test('a new round begins without the old trick on the table', () => {
  const tricks = new Tricks()
  tricks.see(picture({ seat: 0, card: 'R1' }), [played(0, 'R1')])
  tricks.see(picture({ seat: 1, card: null }), [
    { key: 'round-begins', args: { round: 2, cards: 9, seat: 1 } },
    played(1, 'B4'),
  ])
  expect([0, 1].map((seat) => tricks.cardOf(seat))).toEqual([undefined, 'B4'])
})

test('what can not be true is not shown: a seat has one card in a trick', () => {
  const tricks = new Tricks()
  tricks.see(picture({ seat: 0, card: 'R1' }), [played(0, 'R1')])
  tricks.see(picture({ seat: 0, card: 'B4' }), [played(0, 'B3'), played(0, 'B4'), won(0)])
  expect(tricks.past).toBeNull()
  expect(tricks.cardOf(0)).toBe('B4')
})
