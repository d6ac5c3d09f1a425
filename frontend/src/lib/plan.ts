// A table as its host wants it: told in words, and made.

import { USUAL_LEVEL, type Clock, type GameCard, type Level, type Plan, type Table } from '../wire'
import { ask, isRefusal, newId } from './api'
import { hello, somebody } from './me.svelte'
import { opponent } from './names'
import { notify } from './notices.svelte'
import { go } from './route.svelte'
import { list, t, tell } from './words.svelte'

export type Word = Plan['seats'][number] // what a seat is to be

export const VISIBILITIES = ['open', 'link', 'private'] as const
export const ALLOWED = ['hints', 'undo', 'memory', 'chat'] as const
const BY_DEFAULT = { hints: true, undo: true, memory: false, chat: true }

/** What an address says of a table at which moves are commented. */
export const COMMENTED = { comments: 'yes' }

/** Make a table, perhaps for a club, and go there. If nobody is to come yet, the game has begun by then. */
export async function setUp(plan: Plan, club?: string, query?: Record<string, string>): Promise<void> {
  await somebody(t('some-name'))
  const table = await ask<Table>('POST', 'tables', club ? { plan, club } : { plan })
  try {
    if (!plan.seats.includes('open')) await begin(table)
  } finally {
    go('table', table.id, query) // what could not be begun here can be begun there
  }
}

/** Play at once, against as few computers as the game allows. */
export async function playNow(game: string, level: Level, query?: Record<string, string>): Promise<void> {
  const card = (await hello()).find((one) => one.name === game)!
  await playHere({ game, seats: computers(card, level) }, query)
}

/** Make a table and go there. What is refused is told. */
export async function playHere(plan: Plan, query?: Record<string, string>): Promise<void> {
  try {
    await setUp(plan, undefined, query)
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    notify(problem)
  }
}

/** Begin with a nonce of our own in the shuffles. */
async function begin(table: Table): Promise<void> {
  const acts = `tables/${table.id}/acts`
  if (table.you !== null) await ask('POST', acts, { type: 'sit', id: newId(), seat: table.you, nonce: newId() })
  await ask('POST', acts, { type: 'start', id: newId() })
}

/** Begin a rematch at once: nobody is to come. */
export async function beginAgain(id: string): Promise<void> {
  const table = await ask<Table>('GET', `tables/${id}`)
  if (table.status === 'open' && table.host === table.person) await begin(table)
}

/** Against computers of a level, at the smallest table. */
export function computers(game: GameCard, level: Level): Word[] {
  return ['me', ...Array<Word>(game.players[0]! - 1).fill(level)]
}

export function friends(game: GameCard): Word[] {
  return ['me', ...Array<Word>(game.players[0]! - 1).fill('open')]
}

/** What was agreed on, line by line: what it is about, and how it is. */
export function inWords(plan: Plan, game: GameCard): [about: string, how: string][] {
  const allowed = ALLOWED.filter((what) => plan[what] ?? BY_DEFAULT[what]).map((what) => t(`allow-${what}`))
  return [
    [t('how-many-players'), String(plan.seats.length)],
    ...(plan.rated ? [[t('rating'), t('rated')] as [string, string]] : []),
    ...game.options.map(({ name, values }): [string, string] => [
      optionLabel(game.name, name),
      optionLabel(game.name, name, plan.options?.[name] ?? values[0]!),
    ]),
    ...(typeof plan.components === 'object' ? [[t('components'), t('components-other')] as [string, string]] : []),
    [t('clock'), clockInWords(plan.clock ?? {})],
    [t('who-may-see'), t(`seen-${plan.visibility ?? 'link'}`)],
    [t('allowed'), allowed.length ? list(allowed) : t('allow-nothing')],
    [t('stand-in'), opponent(plan.stand_in ?? USUAL_LEVEL)],
  ]
}

/** What an option of a game is called, or one of its values. */
export function optionLabel(game: string, option: string, value = ''): string {
  return tell(game, value ? `table-option-${option}-${value.toLowerCase()}` : `table-option-${option}`)
}

function clockInWords({ kind = 'none', seconds = 60, bonus = 0 }: Clock): string {
  if (kind === 'none') return t('clock-none')
  const time = duration(seconds)
  if (kind !== 'bank') return t('clock-said-move', { time })
  return bonus ? t('clock-said-bonus', { time, bonus: duration(bonus) }) : t('clock-said-bank', { time })
}

function duration(seconds: number): string {
  if (seconds && seconds % 86400 === 0) return t('days-left', { days: seconds / 86400 })
  if (seconds && seconds % 60 === 0) return t('time-minutes', { minutes: seconds / 60 })
  return t('time-seconds', { seconds })
}
