// Keys in words: Fluent catalogues of the page, the core, the server and each game, in every language of the server's list.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle'
import { LANGUAGES, SEATS, type Language } from '../wire'

export { LANGUAGES, type Language }
export type Args = Record<string, unknown>

const KEPT = 'shoal-language'

const catalogues = import.meta.glob<string>(
  [
    '../words/*.ftl',
    '../games/*/words/*.ftl',
    '../../../src/shoal/core/??.ftl',
    '../../../src/shoal/server/*.ftl',
    '../../../src/shoal/games/*/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)
const pages = import.meta.glob<string>('../../../src/shoal/games/*/rules*.md', { query: '?raw', import: 'default' })

const GAMES = '../../../src/shoal/games'
const COMMON = (language: string): string[] => [
  `../words/${language}.ftl`,
  `../../../src/shoal/core/${language}.ftl`,
  `../../../src/shoal/server/${language}.ftl`,
]

type Ready = { language: Language; common: FluentBundle; games: Record<string, FluentBundle> }

let shown: Ready = $state.raw({ language: 'en', common: new FluentBundle('en'), games: {} })

export function language(): Language {
  return shown.language
}

/** The language somebody has chosen here, or the first of their browser's that we have. */
export function preferred(): Language {
  const kept = localStorage.getItem(KEPT)
  const wanted = [...(kept ? [kept] : []), ...navigator.languages].map((tag) => tag.slice(0, 2))
  return (wanted.find((tag) => tag in LANGUAGES) ?? 'en') as Language
}

export async function useLanguage(wanted: Language): Promise<void> {
  const games = Object.keys(shown.games)
  const common = await bundle(wanted, COMMON(wanted))
  const bundles = await Promise.all(games.map((game) => gameBundle(wanted, game)))
  shown = { language: wanted, common, games: Object.fromEntries(games.map((game, at) => [game, bundles[at]!])) }
  document.documentElement.lang = wanted
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  localStorage.setItem(KEPT, wanted)
  await useLanguage(wanted)
}

/** Load the words of a game. */
export async function learn(game: string): Promise<void> {
  if (shown.games[game]) return
  const found = await gameBundle(shown.language, game)
  shown = { ...shown, games: { ...shown.games, [game]: found } }
}

export async function rulesPage(game: string, spoken: string): Promise<string> {
  const name = spoken === 'en' ? 'rules.md' : `rules.${spoken}.md`
  const load = pages[`${GAMES}/${folder(game)}/${name}`]
  return load ? await load() : ''
}

function gameBundle(wanted: Language, game: string): Promise<FluentBundle> {
  return bundle(wanted, [
    ...COMMON(wanted).slice(1),
    `${GAMES}/${folder(game)}/${wanted}.ftl`,
    `../games/${folder(game)}/words/${wanted}.ftl`,
  ])
}

async function bundle(wanted: Language, files: string[]): Promise<FluentBundle> {
  const made = new FluentBundle(wanted, { useIsolating: false })
  const texts = await Promise.all(files.map((file) => catalogues[file]?.()))
  for (const text of texts) if (text) made.addResource(new FluentResource(text))
  return made
}

function folder(game: string): string {
  return game.replaceAll('-', '_')
}

/** Words of the page. */
export function t(key: string, args: Args = {}): string {
  return format(shown.common, key, args)
}

/** Words of a game; seats are called by their names. */
export function tell(game: string, key: string, args: Args = {}, names: string[] = []): string {
  const called = (value: unknown): unknown => (typeof value === 'number' ? (names[value] ?? value) : value)
  const named = Object.entries(args).map(([name, value]) => [
    name,
    !SEATS.includes(name)
      ? value
      : Array.isArray(value)
        ? list(value.map((one) => String(called(one))))
        : called(value),
  ])
  return format(shown.games[game] ?? shown.common, key, Object.fromEntries(named) as Args)
}

/** What a board says: keys of its game's words, without the name of the game that they all begin with. */
export type Say = (key: string, args?: Args) => string

/** Says what a game has to say; seats are called by their names. */
export function speaker(game: string, names: () => string[] = () => []): Say {
  return (key, args) => tell(game, `${game}-${key}`, args, names())
}

/** What something is called, and that a hint recommends it. */
export function recommended(what: string, isSo: boolean): string {
  return isSo ? t('recommended', { what }) : what
}

/** A text as the beginning of a sentence: with a capital letter, unless it begins with a place of a board, such as e4. */
export function beginning(text: string): string {
  return /^[a-z]\d/.test(text) ? text : text.charAt(0).toLocaleUpperCase(shown.language) + text.slice(1)
}

/** Several as one: one, another and a third. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(shown.language).format(parts)
}

function format(from: FluentBundle, key: string, args: Args): string {
  const pattern = from.getMessage(key)?.value
  if (!pattern) return key
  const written = Object.entries(args).map(([name, value]) => [name, withMinus(value)])
  return from.formatPattern(pattern, Object.fromEntries(written) as Record<string, FluentVariable>)
}

/** A number below zero has a minus in front of it, not a hyphen, also one that came as a text such as "-2". */
function withMinus(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^-(?=\d+$)/, '−')
  return typeof value === 'number' && value < 0 ? new Negative(value) : value
}

/** A hyphen is what browsers write in most languages. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−')
  }
}
