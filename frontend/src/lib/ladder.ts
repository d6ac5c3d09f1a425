// The computers as a ladder, the gentlest first: whom one has beaten at a game, and who comes next.

import { LEVELS, type Level, type Opponent, type Table } from '../wire'
import { isAlone } from './act'
import { ask } from './api'
import { me } from './me.svelte'

/** Whom one has met; who is nobody yet has met none. */
export async function whomIMet(): Promise<Opponent[]> {
  return me.now ? ask<Opponent[]>('GET', 'me/opponents') : []
}

/** Being first in a game against computers of one level only, alone or with others, is to beat them. */
export function beatenAt(game: string, met: Opponent[]): Level[] {
  return met.filter((one) => one.game === game && one.firsts > 0).map((one) => one.level)
}

/** The next who is stronger than all that one has beaten; nobody is stronger than the last. */
export function nextAfter(beaten: Level[]): Level | null {
  return LEVELS[Math.max(...beaten.map((one) => LEVELS.indexOf(one)), -1) + 1] ?? null
}

/** Against whom a game is or was, if all others are computers of one level. */
export function opponentAt(table: Table): Level | null {
  const levels = new Set(table.seats.filter((chair) => chair.seat !== table.you).map((chair) => chair.level))
  const [level] = levels
  return isAlone(table) && table.you !== null && levels.size === 1 ? (level ?? null) : null
}
