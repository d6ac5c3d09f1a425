import { expect, test } from 'vitest'
import type { Told } from './events'
import { beats, catchersOf, countedOf } from './beats'
import type * as Fischen from './picture'

const told = (key: Told['key'], args: object): Told => ({ key, args }) as Told
const laid = (seat: number, card: string): Fischen.Laid => ({ seat, card, caught: false, at_work: false })

function table(trick: Fischen.Laid[]): Fischen.Picture {
  const seat = { hand: null, hand_size: 3, caught: 2 }
  const seats = [{ ...seat, hand: ['R7', 'R7', 'B1'] }, seat, seat]
  return { phase: 'play', round: 1, trick, seats } as unknown as Fischen.Picture
}

const before = table([laid(1, 'R2'), laid(2, 'R4')])
const after = table([])
const won = [told('played', { seat: 0, card: 'R7' }), told('won', { seat: 0, cards: 3 })]
const ofRound = [
  told('scored', { seat: 0, cards: 5, points: 9 }),
  told('scored', { seat: 1, cards: 2, points: 4 }),
  told('shuffled', { seat: 0, cards: 5 }),
  told('drew', { seat: 0, cards: 3 }),
  told('fished', { seat: 1, cards: 2 }),
  told('round-begins', { seat: 1, round: 2, cards: 3 }),
]

test('a trick lies there with its last card, also the own one, and the cards are counted', () => {
  const [moment, ...more] = beats.moments!(before, { picture: after, events: won })
  expect(more).toEqual([])
  expect(moment).toMatchObject({ kind: 'trick', told: 2, about: won[1] })
  expect(moment!.picture.trick.map((one) => one.card)).toEqual(['R2', 'R4', 'R7'])
  expect(moment!.picture.winner).toBe(0)
  expect(moment!.picture.seats[0]).toMatchObject({ hand: ['R7', 'B1'], hand_size: 2, caught: 5 })
  expect(moment!.lasts).toBeGreaterThanOrEqual(1500)
})

test('the end of a round is a moment of its own, after the trick', () => {
  const moments = beats.moments!(before, { picture: after, events: [...won, ...ofRound] })
  expect(moments.map(({ kind, told }) => [kind, told])).toEqual([
    ['trick', 2],
    ['round', 8],
  ])
})

test('the end of the game has no next round to tell of', () => {
  const moments = beats.moments!(before, { picture: after, events: [...won, ...ofRound.slice(0, 2)] })
  expect(moments.map(({ kind }) => kind)).toEqual(['trick'])
})

test('what is not complete, or can not be, is not shown', () => {
  const one = [told('played', { seat: 0, card: 'R7' })]
  expect(beats.moments!(before, { picture: before, events: one })).toEqual([])
  expect(beats.moments!(table([]), { picture: after, events: won })).toEqual([])
})

test('each card goes to who catches it', () => {
  const trick = [laid(0, 'G6'), laid(1, 'G3'), laid(2, 'B0')]
  const caught = told('caught-one', { seat: 2, zero: 'B0', card: 'G6' })
  const events = [caught, told('won', { seat: 0, cards: 2 })]
  expect([...catchersOf(trick, events)].sort()).toEqual([
    [0, 2],
    [1, 0],
    [2, 0],
  ])
})

test('what all make of a round is counted', () => {
  expect(countedOf(ofRound, 2)).toEqual([
    { caught: 5, points: 9, boat: 3, sea: 0 },
    { caught: 2, points: 4, boat: 0, sea: 2 },
  ])
})
