// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { forPlayers } from './forPlayers'
import { gameNames } from './games'
import { LANGUAGES, rulesPage } from './words.svelte'

const called = (word: string): string | undefined => (word === 'B3' ? 'blue 3' : undefined)
const shown = (page: string): string => forPlayers(page, called)

test.each([
  ['Cards (`F1` `F2`), or water (`W`).', 'Cards, or water.'],
  ['Place a fish: `place c3`. Then go on.', 'Place a fish. Then go on.'],
  ['Choisis une carte : `play B7`. Puis joue.', 'Choisis une carte. Puis joue.'],
  ['It goes on top. `bait a2 b2` moves the pile. Then fish.', 'It goes on top. Then fish.'],
  ['It goes on top. A `bait a2 b2` moves it. Then fish.', 'It goes on top. Then fish.'],
  ['All see the cat; `no bait` hides it.', 'All see the cat.'],
  ['Moor a boat, `moor a4`, and again.', 'Moor a boat, and again.'],
  ['An open card, `draw 1` to `draw 3`, or another.', 'An open card, or another.'],
  ['You may `stop`. Or not.', 'You may stop. Or not.'],
  ['Leave out the 1s and `B3`, but no 2s.', 'Leave out the 1s and blue 3, but no 2s.'],
  ['The directions `N` `NE` `E`.', 'The directions N, NE, E.'],
  ['It is not printed; ours is in the component file. It is good.', 'It is not printed. It is good.'],
  ['First (not diagonally) move: one after the other.', 'First (not diagonally) move: one after the other.'],
])('%s', (written, left) => {
  expect(shown(written)).toBe(left)
})

test('no page that people read has notation, and none loses a heading or a point', async () => {
  for (const game of gameNames())
    for (const language of Object.keys(LANGUAGES)) {
      const page = await rulesPage(game, language)
      const left = shown(page)
      expect(left).not.toMatch(/`|\b(lay|bait|cast|sail|swim|eat|drift|show|moor|release) [A-Za-z]?\d|component file/)
      expect(left).not.toMatch(/ [.,]|\.\.|,\./)
      expect(left.match(/^(#+ |- |\d\. ).*?(?=[.:;`]|$)/gm)?.length).toBe(
        page.match(/^(#+ |- |\d\. ).*?(?=[.:;`]|$)/gm)?.length,
      )
      expect(left.length).toBeGreaterThan(0.8 * page.length)
    }
})
