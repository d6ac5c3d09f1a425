import { expect, test } from 'vitest'
import { firstSeat } from './names'

test('a computer keeps its name in a rematch, in which everybody sits one seat further', () => {
  const seats = ['me', 'easy', 'hard'] as const
  const before = [0, 1, 2].map((seat) => firstSeat({ seats: [...seats] }, seat))
  const after = [0, 1, 2].map((seat) => firstSeat({ seats: [...seats], turned: 1 }, (seat + 1) % 3))
  expect(before).toEqual([0, 1, 2])
  expect(after).toEqual(before)
})
