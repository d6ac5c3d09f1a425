// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import type { Judged } from '../../wire'
import { LANGUAGES, useLanguage, type Language } from '../../lib/words.svelte'
import { costlyFrom, isCostly, verdict } from './lookback'

const judged = (step: number, cost: number | null, best = 'yellow 1'): Judged => ({
  step,
  move: 'blue 4',
  best,
  chance: 0.51,
  cost,
  candidates: [],
})

beforeEach(() => useLanguage('en'))

test('a costly move says what was made, what was better, and what it cost of the chance to win', () => {
  const said = verdict(judged(3, 0.07), 'You', (move) => `lay ${move}`).replaceAll('\u00a0', ' ')
  expect(said).toBe('You: lay blue 4. Better: lay yellow 1 (51 % → 44 %)')
})

test('what is not known, as good or the same is said, and no number is made up', () => {
  for (const one of [judged(3, null), judged(3, 0.001), judged(3, 0, 'blue 4')])
    expect(verdict(one, 'You', (move) => move)).not.toMatch(/%/)
})

test.each(Object.keys(LANGUAGES))('in %s both moves and both numbers are told, in the same order', async (language) => {
  await useLanguage(language as Language)
  expect(verdict(judged(3, 0.07), 'Ada', (move) => move)).toMatch(/^Ada.*blue 4.*yellow 1.*51.*44/)
})

test('costly is what lost something, and what a strong player would hardly have thought of', () => {
  const costs: [Judged, boolean][] = [
    [judged(1, 0.07), true],
    [judged(1, null), true],
    [judged(1, 0.001), false],
    [judged(1, 0, 'blue 4'), false],
  ]
  for (const [one, so] of costs) expect(isCostly(one)).toBe(so)
})

test('from any step one gets to the costly moment before it and after it', () => {
  const found = [judged(2, 0.05), judged(4, 0.001), judged(6, 0.03), judged(9, null)]
  expect(costlyFrom(found, 2, 1)?.step).toBe(6)
  expect(costlyFrom(found, 6, -1)?.step).toBe(2)
  expect(costlyFrom(found, 9, 1)).toBeUndefined()
  expect(costlyFrom(found, 2, -1)).toBeUndefined()
})
