// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { moveInWords } from '../../lib/moves'
import { LANGUAGES, learn, useLanguage, tell, type Language } from '../../lib/words.svelte'

const GAME = 'fat-fish'

beforeEach(async () => {
  await useLanguage('en')
  await learn(GAME)
})

test.each([
  ['lay R3 1', 'lay red 3 to row 1'],
  ['keep R5 B3 P1', 'keep red 5, blue 3, and purple 1'],
])('%s is “%s”', (move, words) => {
  expect(moveInWords(GAME, move)).toBe(words)
})

test.each(Object.keys(LANGUAGES) as Language[])('in %s no notation of a card is left in a move', async (spoken) => {
  await useLanguage(spoken)
  for (const move of ['lay R3 1']) {
    const words = moveInWords(GAME, move)
    expect(words).not.toMatch(/R3|move-|fat-fish-/)
  }
})

test('seats are called by their names beside other numbers', () => {
  const names = ['Ada', 'Bob', 'Cleo']
  expect(tell(GAME, 'fat-fish-they-lay', { seat: 1 }, names)).toBe('Bob is laying cards.')
  expect(tell(GAME, 'fat-fish-they-keep', { seat: 0, row: 2 }, names)).toBe('Ada takes row 2 and decides what to keep.')
})
