// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { moveInWords } from '../../lib/moves'
import { LANGUAGES, learn, useLanguage, type Language } from '../../lib/words.svelte'

const GAME = 'fischen'

beforeEach(async () => {
  await useLanguage('en')
  await learn(GAME)
})

test.each([['play R10', 'play red 10']])('%s is “%s”', (move, words) => {
  expect(moveInWords(GAME, move)).toBe(words)
})

test.each(Object.keys(LANGUAGES) as Language[])('in %s no notation of a card is left in a move', async (spoken) => {
  await useLanguage(spoken)
  for (const move of ['play G7', 'call yellow', 'play minus3']) {
    const words = moveInWords(GAME, move)
    expect(words).not.toMatch(/G7|minus3|move-|fischen-/)
    if (spoken !== 'en') expect(words).not.toContain('yellow')
  }
})
