// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { about, gameNames, isGame } from './games'

test('every game with a folder is known, and no other', () => {
  const folders = Object.keys(import.meta.glob('../games/*/Board.svelte')).map((file) => file.split('/')[2]!)
  expect(gameNames()).toEqual(folders.map((folder) => folder.replaceAll('_', '-')))
  expect(gameNames().length).toBeGreaterThan(1)
  expect(gameNames().every(isGame)).toBe(true)
  expect(isGame('toString')).toBe(false)
})

test('nobody is shown another game for one that there is not', () => {
  expect(() => about('chess')).toThrow('the page has no game chess')
})

test.each(gameNames())('%s has a board, figures and, if it says so, a drawing of its cards', async (name) => {
  const { board, figures, card } = about(name)
  const loaded = await Promise.all([board(), figures.load(), card?.()])
  for (const one of loaded) if (one) expect(one.default).toBeTypeOf('function')
})
