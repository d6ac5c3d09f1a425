// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'
import { moveInWords } from './moves'
import { computers, friends, inWords } from './plan'
import { choose, language, LANGUAGES, learn, list, preferred, recommended, rulesPage, speak, t, tell, type Language } from './words.svelte'
import type { GameCard, Plan } from '../wire'

const GAMES = ['fat-fish', 'fischen', 'fish-n-stones', 'fish-fish-fish', 'fish-eat-fish']
const CARD = { name: 'fat-fish', players: [2, 3, 4], options: [{ name: 'licences', values: ['none', 'A', 'B'] }] } as unknown as GameCard

beforeEach(async () => {
  localStorage.clear()
  await speak('en')
  for (const game of GAMES) await learn(game)
})

// -- Languages --

test('the language is the one somebody has chosen, or the first of their browser that we have', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl-PL', 'fr-CA', 'de'])
  expect(preferred()).toBe('fr')
  languages.mockReturnValue(['pl'])
  expect(preferred()).toBe('en')
  await choose('hu')
  expect(preferred()).toBe('hu')
  localStorage.setItem('shoal-language', 'xx')
  expect(preferred()).toBe('en')
})

test('all that was learned is said in the new language', async () => {
  await speak('de')
  expect(language()).toBe('de')
  expect(document.documentElement.lang).toBe('de')
  expect(t('clock-none')).toBe('Keine Uhr')
  expect(tell('fat-fish', 'fat-fish-card', { colour: 'R', value: '3' })).toBe('Rot 3')
})

test('several are put together as the language does it', async () => {
  expect(list(['a', 'b', 'c'])).toBe('a, b, and c')
  await speak('de')
  expect(list(['a', 'b', 'c'])).toBe('a, b und c')
})

test('a key without words is shown as it is', () => {
  expect(t('there-is-none')).toBe('there-is-none')
})

test('seats are called by their names, one or several; other numbers stay numbers', () => {
  const names = ['Ada', 'Bob', 'Cleo']
  expect(tell('fat-fish', 'fat-fish-they-lay', { seat: 1 }, names)).toBe('Bob is laying cards.')
  expect(tell('fat-fish', 'fat-fish-they-keep', { seat: 0, row: 2 }, names)).toBe('Ada takes row 2 and decides what to keep.')
  expect(tell('fat-fish', 'fat-fish-they-lay', { seat: [0, 2] }, names)).toBe('Ada and Cleo is laying cards.')
  expect(tell('fat-fish', 'fat-fish-they-lay', { seat: 7 }, names)).toBe('7 is laying cards.')
})

test('what a hint recommends says so', () => {
  expect(recommended('row 1', true)).toBe('row 1 (recommended)')
  expect(recommended('row 1', false)).toBe('row 1')
})

test('every game has its rules in every language', async () => {
  const all = GAMES.flatMap((game) => Object.keys(LANGUAGES).map((spoken) => rulesPage(game, spoken)))
  const titles = (await Promise.all(all)).map((page) => page.split('\n')[0])
  expect(titles.filter((title) => title!.startsWith('# '))).toHaveLength(25)
  expect(await rulesPage('chess', 'en')).toBe('')
})

// -- Moves --

test.each([
  ['fat-fish', 'lay R3 1', 'lay red 3 to row 1'],
  ['fat-fish', 'keep R5 B3 P1', 'keep red 5, blue 3, and purple 1'],
  ['fischen', 'play R10', 'play red 10'],
  ['fish-eat-fish', 'eat a1 b1', 'attack b1 from a1'],
  ['fish-eat-fish', 'eat a1 a3 b3', 'slide from a1 to a3, attack b3'],
  ['fish-eat-fish', 'pass', 'pass'],
])('%s: %s is “%s”', (game, move, words) => {
  expect(moveInWords(game, move)).toBe(words)
})

test.each(Object.keys(LANGUAGES) as Language[])('in %s no notation of a card is left in a move', async (spoken) => {
  await speak(spoken)
  for (const [game, move] of [['fat-fish', 'lay R3 1'], ['fischen', 'play G7'], ['fischen', 'call yellow'], ['fischen', 'play minus3']] as const) {
    const words = moveInWords(game, move)
    expect(words).not.toMatch(/R3|G7|minus3|move-|fischen-|fat-fish-/)
    if (spoken !== 'en') expect(words).not.toContain('yellow')
  }
})

// -- What a table is --

test('a table is as small as the game allows', () => {
  expect(computers(CARD, 'hard')).toEqual(['me', 'hard'])
  expect(friends({ ...CARD, players: [3, 4] })).toEqual(['me', 'open', 'open'])
})

test('what was not said about a table is told as the server takes it', () => {
  const lines = Object.fromEntries(inWords({ game: 'fat-fish', seats: ['me', 'easy'] }, CARD))
  expect(lines).toMatchObject({
    [t('how-many-players')]: '2',
    [t('clock')]: 'No clock',
    [t('who-may-see')]: t('seen-link'),
    [t('allowed')]: list([t('allow-hints'), t('allow-undo'), t('allow-chat')]),
    [t('stand-in')]: 'Computer: medium',
  })
  expect(lines).not.toHaveProperty(t('components'))
})

test.each<[Plan['clock'], string]>([
  [{ kind: 'move', seconds: 90 }, '90 seconds for each move'],
  [{ kind: 'move', seconds: 60 }, '1 minute for each move'],
  [{ kind: 'bank', seconds: 1200, bonus: 10 }, '20 minutes for each player, 10 seconds more after each move'],
  [{ kind: 'bank', seconds: 1200, bonus: 0 }, '20 minutes for each player'],
])('the clock %o is “%s”', (clock, words) => {
  expect(inWords({ game: 'fat-fish', seats: ['me', 'easy'], clock }, CARD)).toContainEqual([t('clock'), words])
})

test('nothing allowed and other components are said', () => {
  const none = { hints: false, undo: false, memory: false, chat: false, components: { R1: 3 }, visibility: 'private' } as const
  const lines = Object.fromEntries(inWords({ game: 'fat-fish', seats: ['me', 'easy'], ...none }, CARD))
  expect(lines).toMatchObject({
    [t('allowed')]: t('allow-nothing'),
    [t('components')]: t('components-other'),
    [t('who-may-see')]: 'only the players',
  })
})
