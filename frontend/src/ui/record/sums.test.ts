import { expect, test } from 'vitest'
import type { Sum } from '../../wire'
import { totalOf } from './sums'

const sum = (over: Partial<Sum>): Sum => ({
  ...{ game: 'a-game', company: 'easy', games: 1, places: [1], beaten: 1, points: 10, seconds: 60 },
  ...over,
})

test('sums are weighed by their games', () => {
  const total = totalOf([
    sum({ games: 3, places: [3], beaten: 1 }),
    sum({ places: [0, 1], beaten: 0, company: 'hard' }),
  ])
  expect(total).toEqual({ games: 4, firsts: 75, beaten: 75, points: null, seconds: 120 })
})

test('of nothing there is nothing', () => {
  expect(totalOf([])).toEqual({ games: 0, firsts: 0, beaten: 0, points: null, seconds: 0 })
  expect(totalOf([sum({})]).points).toBe(10)
})
