// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { moveInWords } from '../../lib/moves'
import { canFollow } from './say'
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

test('who has none of the colour may play any card, and a buoy is none', () => {
  expect(canFollow(['play B7', 'play minus3'], 'B')).toBe(true)
  expect(canFollow(['play Y9', 'play blue', 'play minus3'], 'B')).toBe(false)
})
