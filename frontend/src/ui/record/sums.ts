// What comes of the sums of a record, and how it is written.

import type { Level, Sum } from '../../wire'
import { opponent } from '../../lib/names'
import { t } from '../../lib/words.svelte'

export type Total = { games: number; firsts: number; beaten: number; points: number | null; seconds: number }

/** Several sums as one; parts are in percent. Points of different games can't be added: only of one game are they told. */
export function totalOf(sums: Sum[]): Total {
  const games = sums.reduce((all, one) => all + one.games, 0)
  const mean = (of: (sum: Sum) => number): number =>
    games ? Math.round((100 * sums.reduce((all, one) => all + of(one), 0)) / games) : 0
  return {
    games,
    firsts: mean((one) => one.places[0] ?? 0),
    beaten: mean((one) => one.beaten * one.games),
    points: sums.length === 1 ? sums[0]!.points : null,
    seconds: sums.reduce((all, one) => all + one.seconds, 0),
  }
}

/** Hours and minutes. */
export function timeOf(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return t('hours-minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** Against whom somebody played. */
export function company(of: string): string {
  if (of === 'people') return t('company-people')
  return of === 'computers' ? t('company-computers') : opponent(of as Level)
}

export const COMPANIES = ['people', 'easy', 'medium', 'hard', 'expert', 'master', 'computers'] as const
