// @vitest-environment happy-dom

import { beforeAll, expect, test } from 'vitest'
import type { Chair, Level, Table } from '../wire'
import { computerName, initials, namesOf, opponent } from './names'
import { useLanguage } from './words.svelte'

beforeAll(() => useLanguage('en'))

function table(seats: (Level | 'Ada')[], turned = 0): Table {
  const chairs = seats.map((one, seat) => ({
    seat,
    ...(one === 'Ada' ? { person: 'a', name: one, level: null } : { person: null, name: '', level: one }),
  }))
  return { plan: { game: 'x', seats: seats.map(() => 'open'), turned }, seats: chairs as Chair[] } as Table
}

test('a computer is called by who plays at its level; of several of a level each has a number', () => {
  expect(namesOf(table(['easy', 'Ada', 'hard', 'easy', 'easy']))).toEqual([
    'Blub',
    'Ada',
    'Snap',
    'Blub II',
    'Blub III',
  ])
})

test('a computer keeps its name in a rematch, in which everybody sits one seat further', () => {
  const before = namesOf(table(['Ada', 'easy', 'hard', 'easy']))
  const after = namesOf(table(['easy', 'Ada', 'easy', 'hard'], 1))
  expect([...after.slice(1), after[0]]).toEqual(before)
})

test('a free seat is told as one', () => {
  expect(computerName(table(['easy']), { seat: 0, level: null } as Chair)).toBe('free seat')
})

test('how well a computer plays is told with its name', () => {
  expect(opponent('master')).toBe('Glim (master)')
  expect(opponent('easy', 'Blub II')).toBe('Blub II (easy)')
})

test('two signs tell those of a level apart', () => {
  expect(['Blub', 'Blub II', 'Blub VI', 'Ada', '🐟🐠🐡'].map(initials)).toEqual(['Bl', 'B2', 'B6', 'Ad', '🐟🐠'])
})
