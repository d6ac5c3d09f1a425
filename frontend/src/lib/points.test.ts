import { expect, test } from 'vitest'
import type { View } from '../wire'
import { leadersOf, pointsOf } from './points'

const view = (picture: unknown, end: unknown = null): View => ({ picture, end }) as View

test('points are those of the board, and at the end those of the result', () => {
  const picture = { seats: [{ points: 3 }, { points: null }, {}] }
  expect([0, 1, 2, 3].map((seat) => pointsOf(view(picture), seat))).toEqual([3, null, null, null])
  expect(pointsOf(view(picture, { result: { scores: [4, 0] } }), 1)).toBe(0)
  expect(pointsOf(view({}), 0)).toBeNull()
})

test('who leads has the most points, below zero too', () => {
  expect(leadersOf([3, 7, 7])).toEqual([1, 2])
  expect(leadersOf([-5, -2])).toEqual([1])
})

test('nobody leads where all are alike or something is not known', () => {
  expect(leadersOf([4, 4, 4])).toEqual([])
  expect(leadersOf([4, null, 9])).toEqual([])
})
