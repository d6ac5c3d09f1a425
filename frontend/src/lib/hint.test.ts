import { expect, test } from 'vitest'
import { comparison } from './hint'
import type { Hinted } from '../wire'

function hinted(move: string, ...chances: (number | null)[]): Hinted {
  const candidates = chances.map((chance, at) => ({ move: 'abc'[at]!, share: 0, chance, points: null, gain: null }))
  return { type: 'hinted', id: '', version: 1, move, candidates, playouts: 0, compiled: true, merits: [] }
}

test.each([
  [0.6, 0.5, 'clearly'],
  [0.55, 0.5, 'a-little'],
  [0.51, 0.5, 'as-good'],
  [0.5, 0.6, 'as-good'],
])('%f against %f: %s', (first, second, how) => {
  expect(comparison(hinted('a', first, second))).toEqual({ how, other: 'b' })
})

test('without chances the points count that moves seem worth', () => {
  const hint = hinted('a', null, null)
  hint.candidates[0]!.gain = 4
  hint.candidates[1]!.gain = 2
  expect(comparison(hint)).toEqual({ how: 'a-little', other: 'b' })
})

test('a move that was drawn from a mix is told as such', () => {
  expect(comparison(hinted('b', 0.6, 0.5))).toEqual({ how: 'mixed', other: 'a' })
})

test('without another move, or a chance, there is nothing to compare', () => {
  expect(comparison(hinted('a'))).toBeNull()
  expect(comparison(hinted('a', 0.5))).toBeNull()
  expect(comparison(hinted('a', null, 0.5))).toBeNull()
  expect(comparison(hinted('a', 0.5, null))).toBeNull()
})
