import { expect, test } from 'vitest'
import { othersOf } from './seats'

test('the others come in the order of the table, the one after me first', () => {
  expect(othersOf(0, 3)).toEqual([1, 2])
  expect(othersOf(2, 4)).toEqual([3, 0, 1])
})

test('a spectator sees all seats from the first on', () => {
  expect(othersOf(null, 3)).toEqual([0, 1, 2])
})
