import { expect, test } from 'vitest'
import type { Review, SeatReview } from '../../wire'
import { gain, luckByStep, othersOf, partsOf, rateOf, scaleOf, sizeOf, unsure, verdictOn } from './review'

const seat = (result: number, luck: number, play: number[], choices = 10): SeatReview => ({
  result,
  even: 200,
  luck,
  play,
  choices,
  error: 41,
  dearest: [],
})
const REVIEW: Review = {
  whole: 600,
  seats: [seat(600, 505, [-110, 2, 3]), seat(0, -100, [50, -151, 1]), seat(0, -405, [60, 149, -4], 0)],
  moments: [
    { step: 0, luck: [5, 0, -5] },
    { step: 2, luck: [500, -100, -400] },
  ],
}

test('what is shown adds up to the result, whatever is rounded', () => {
  for (const number of REVIEW.seats.keys()) {
    const parts = partsOf(REVIEW, number)
    const result = parts.at(-1)!
    expect(parts.map((part) => part.kind)).toEqual(['even', 'luck', 'own', 'other', 'other', 'result'])
    expect(parts.slice(0, -1).reduce((sum, part) => sum + sizeOf(part), 0)).toBe(result.to)
    for (const [at, part] of parts.slice(1, -1).entries()) expect(part.from).toBe(parts[at]!.to)
  }
  expect(partsOf(REVIEW, 0).map(sizeOf)).toEqual([33, 85, -19, 1, 0, 100])
  expect(othersOf(partsOf(REVIEW, 1))).toBe(8)
})

test('others are named, the seat itself is not among them', () => {
  const others = partsOf(REVIEW, 1).filter((part) => part.kind === 'other')
  expect(others.map((part) => part.seat)).toEqual([0, 2])
})

test('bars of all seats have one scale, which has room for parts beyond a win', () => {
  expect(scaleOf(REVIEW)).toEqual({ low: -35, high: 118 })
  const even = { ...REVIEW, seats: [seat(200, 0, [0, 0, 0])] }
  expect(scaleOf(even)).toEqual({ low: 0, high: 100 })
})

test('the verdict is what did most of how it ended', () => {
  expect(verdictOn(REVIEW, 0)).toEqual({ outcome: 'won', cause: 'luck' })
  expect(verdictOn(REVIEW, 1)).toEqual({ outcome: 'lost', cause: 'own' })
  const won = { ...REVIEW, seats: [seat(600, -50, [10, 200, 240])] }
  expect(verdictOn(won, 0)).toEqual({ outcome: 'won', cause: 'others' })
  const shared = { ...REVIEW, seats: [seat(300, 10, [80, 5, 5])] }
  expect(verdictOn(shared, 0)).toEqual({ outcome: 'shared', cause: 'own' })
  expect(verdictOn({ ...REVIEW, seats: [seat(200, 30, [-30, 0, 0])] }, 0).outcome).toBe('even')
})

test('what is not surely ahead is not called the cause', () => {
  const close = { ...REVIEW, seats: [seat(600, 220, [180, 0, 0])] }
  expect(verdictOn(close, 0)).toEqual({ outcome: 'won', cause: 'unclear' })
})

test('the error rate is what a choice that mattered lost; without any, nothing is divided by nothing', () => {
  expect(rateOf(REVIEW, 0)).toBe(1.8)
  expect(rateOf(REVIEW, 2)).toBe(0.7)
  expect(rateOf({ ...REVIEW, seats: [seat(600, 0, [60, 0, 0])] }, 0)).toBe(-1)
  expect(unsure(REVIEW, REVIEW.seats[0]!)).toBe(7)
})

test('luck adds up over the steps, and stays where none came', () => {
  expect(luckByStep(REVIEW, 3)).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [85, -16, -67],
    [85, -16, -67],
  ])
})

test('at its end the chart of luck says what the bars say', () => {
  const ends = luckByStep(REVIEW, 2).at(-1)!
  expect(ends.slice(0, 2)).toEqual([0, 1].map((seat) => sizeOf(partsOf(REVIEW, seat)[1]!)))
})

test('gains and losses say which way they go', () => {
  expect([3, -2, 0].map(gain)).toEqual(['+3', '−2', '0'])
})
