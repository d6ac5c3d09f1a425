// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'
import { gameNames } from './games'
import { computers, friends, inWords } from './plan'
import {
  beginning,
  chooseLanguage,
  language,
  LANGUAGES,
  learn,
  list,
  preferred,
  recommended,
  rulesPage,
  speaker,
  useLanguage,
  t,
  tell,
} from './words.svelte'
import type { GameCard, Plan } from '../wire'

const GAMES = gameNames()
const GAME = GAMES[0]! // any will do
const CARD = { name: GAME, players: [2, 3, 4], options: [] } as unknown as GameCard

beforeEach(async () => {
  localStorage.clear()
  await useLanguage('en')
  for (const game of GAMES) await learn(game)
})

// -- Languages --

test('the language is the one somebody has chosen, or the first of their browser that we have', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl-PL', 'fr-CA', 'de'])
  expect(preferred()).toBe('fr')
  languages.mockReturnValue(['pl'])
  expect(preferred()).toBe('en')
  await chooseLanguage('hu')
  expect(preferred()).toBe('hu')
  localStorage.setItem('shoal-language', 'xx')
  expect(preferred()).toBe('en')
})

test('all that was learned is said in the new language', async () => {
  await useLanguage('de')
  expect(language()).toBe('de')
  expect(document.documentElement.lang).toBe('de')
  expect(t('clock-none')).toBe('Keine Uhr')
  expect(tell(GAME, 'game-over')).toBe('das Spiel ist zu Ende')
})

test('several are put together as the language does it', async () => {
  expect(list(['a', 'b', 'c'])).toBe('a, b, and c')
  await useLanguage('de')
  expect(list(['a', 'b', 'c'])).toBe('a, b und c')
})

test('a sentence begins with a capital letter, a place of a board stays as it is written', () => {
  expect(beginning('you have no R5')).toBe('You have no R5')
  expect(beginning('était-ce là ?')).toBe('Était-ce là ?')
  expect(beginning('e4 is out of reach')).toBe('e4 is out of reach')
})

test('a key without words is shown as it is', () => {
  expect(t('there-is-none')).toBe('there-is-none')
})

test('a board says a key without the name of its game', () => {
  expect(speaker(GAME)('there-is-none')).toBe(`${GAME}-there-is-none`)
})

test('seats are called by their names, one or several; other numbers stay numbers', () => {
  const names = ['Ada', 'Bob', 'Cleo']
  expect(tell(GAME, 'no-such-seat', { seat: 1, last: 2 }, names)).toBe('there is no seat Bob; the seats are 0 to 2')
  expect(tell(GAME, 'not-your-turn', { seats: [0, 2] }, names)).toBe('it is not your turn; to act: Ada and Cleo')
  expect(tell(GAME, 'no-such-seat', { seat: 7, last: 2 }, names)).toBe('there is no seat 7; the seats are 0 to 2')
})

test('what a hint recommends says so', () => {
  expect(recommended('row 1', true)).toBe('row 1 (recommended)')
  expect(recommended('row 1', false)).toBe('row 1')
})

test('every game has its rules in every language', async () => {
  const all = GAMES.flatMap((game) => Object.keys(LANGUAGES).map((spoken) => rulesPage(game, spoken)))
  const titles = (await Promise.all(all)).map((page) => page.split('\n')[0])
  expect(titles.filter((title) => title!.startsWith('# '))).toHaveLength(GAMES.length * Object.keys(LANGUAGES).length)
  expect(await rulesPage('chess', 'en')).toBe('')
})

// -- What a table is --

test('a table is as small as the game allows', () => {
  expect(computers(CARD, 'hard')).toEqual(['me', 'hard'])
  expect(friends({ ...CARD, players: [3, 4] })).toEqual(['me', 'open', 'open'])
})

test('what was not said about a table is told as the server takes it', () => {
  const lines = Object.fromEntries(inWords({ game: GAME, seats: ['me', 'easy'] }, CARD))
  expect(lines).toMatchObject({
    [t('how-many-players')]: '2',
    [t('clock')]: 'No clock',
    [t('who-may-see')]: t('seen-link'),
    [t('allowed')]: list([t('allow-hints'), t('allow-undo'), t('allow-chat')]),
    [t('stand-in')]: 'Zip (medium)',
  })
  expect(lines).not.toHaveProperty(t('components'))
})

test.each<[Plan['clock'], string]>([
  [{ kind: 'move', seconds: 90 }, '90 seconds for each move'],
  [{ kind: 'move', seconds: 60 }, '1 minute for each move'],
  [{ kind: 'bank', seconds: 1200, bonus: 10 }, '20 minutes for each player, 10 seconds more after each move'],
  [{ kind: 'bank', seconds: 1200, bonus: 0 }, '20 minutes for each player'],
])('the clock %o is “%s”', (clock, words) => {
  expect(inWords({ game: GAME, seats: ['me', 'easy'], clock }, CARD)).toContainEqual([t('clock'), words])
})

test('nothing allowed and other components are said', () => {
  const none = {
    hints: false,
    undo: false,
    memory: false,
    chat: false,
    components: { R1: 3 },
    visibility: 'private',
  } as const
  const lines = Object.fromEntries(inWords({ game: GAME, seats: ['me', 'easy'], ...none }, CARD))
  expect(lines).toMatchObject({
    [t('allowed')]: t('allow-nothing'),
    [t('components')]: t('components-other'),
    [t('who-may-see')]: 'only the players',
  })
})

test.each(['en', 'de', 'fr', 'nl', 'hu'] as const)('a number below zero has a true minus in %s', async (spoken) => {
  await useLanguage(spoken)
  expect(t('points', { points: -6 })).toMatch(/^−6 /)
  expect(t('points', { points: 6 })).toMatch(/^6 /)
  expect(t('still-missing', { names: '-2' })).toContain('−2')
  expect(t('still-missing', { names: 'Anna-2' })).toContain('Anna-2')
})
