// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { moveInWords } from '../../lib/moves'
import { learn, useLanguage } from '../../lib/words.svelte'

const GAME = 'fish-eat-fish'

beforeEach(async () => {
  await useLanguage('en')
  await learn(GAME)
})

test.each([
  ['eat a1 b1', 'attack b1 from a1'],
  ['eat a1 a3 b3', 'slide from a1 to a3, attack b3'],
  ['pass', 'pass'],
])('%s is “%s”', (move, words) => {
  expect(moveInWords(GAME, move)).toBe(words)
})
