// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import type { Chair, Level, Table } from '../wire'
import { beatenAt, nextAfter, opponentAt } from './ladder'

test('beaten is in whose game one was first, of this game only', () => {
  const met = [
    { game: 'x', level: 'easy', games: 3, firsts: 1 },
    { game: 'x', level: 'medium', games: 3, firsts: 0 },
    { game: 'y', level: 'hard', games: 1, firsts: 1 },
  ] as const
  expect(beatenAt('x', [...met])).toEqual(['easy'])
})

test.each<[Level[], Level | null]>([
  [[], 'easy'],
  [['easy'], 'medium'],
  [['hard'], 'expert'],
  [['hard', 'easy'], 'expert'],
  [['master', 'easy'], null],
])('after %o comes %s', (beaten, next) => {
  expect(nextAfter(beaten)).toBe(next)
})

test('there is one opponent where all others are computers of a level', () => {
  const chair = (seat: number, level: Level | null, person: string | null = null): Chair =>
    ({ seat, level, person }) as Chair
  const at = (you: number | null, ...others: Chair[]): Level | null =>
    opponentAt({ you, seats: [chair(0, null, 'ada'), ...others] } as Table)
  expect(at(0, chair(1, 'easy'), chair(2, 'easy'))).toBe('easy')
  expect(at(0, chair(1, 'easy'), chair(2, 'hard'))).toBeNull()
  expect(at(0, chair(1, 'easy'), chair(2, null, 'bob'))).toBeNull()
  expect(at(null, chair(1, 'easy'))).toBeNull()
})
