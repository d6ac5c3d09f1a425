// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import type { Opponent } from '../wire'
import { isNew, remember, stepsDone } from './firstSteps'

const BLUB: Opponent = { game: 'x', level: 'easy', games: 1, firsts: 0 }
const ZIP: Opponent = { ...BLUB, level: 'medium' }

beforeEach(() => localStorage.clear())

test('what is done is known: lessons and puzzles here, games from what was played', () => {
  expect([...stepsDone([])]).toEqual([])
  expect([...stepsDone([BLUB])]).toEqual(['game'])
  remember('lesson')
  expect([...stepsDone([BLUB, ZIP])]).toEqual(['lesson', 'game', 'next'])
})

test('somebody is led until all is done', () => {
  remember('lesson')
  expect(isNew([BLUB, ZIP], 2)).toBe(true)
  remember('puzzle')
  expect(isNew([BLUB, ZIP], 2)).toBe(false)
})

test('nobody is led who wants none of it, or has played here for a while', () => {
  expect([0, 4, 5].map((tables) => isNew([], tables))).toEqual([true, true, false])
  remember('away')
  expect(isNew([], 0)).toBe(false)
})
