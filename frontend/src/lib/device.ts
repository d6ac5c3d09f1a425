// Several people at one device: each is a guest of their own, so that no view ever shows the wrong hand.

import type { Level, Me, Plan, Table } from '../wire'
import { ask, newId } from './api'
import { rename, somebody } from './me.svelte'

/** Who shares this device at a table; the first is who has the browser, and needs no token. */
export type Local = { seat: number; name: string; token?: string }

const KEPT = (table: string): string => `shoal-device-${table}`
const NAMES = 'shoal-device-names'

export function locals(table: string): Local[] {
  return JSON.parse(localStorage.getItem(KEPT(table)) ?? '[]') as Local[]
}

/** The names of who played at this device the last time. */
export function namesBefore(): string[] {
  return JSON.parse(localStorage.getItem(NAMES) ?? '[]') as string[]
}

/** A table for these people at this device and for computers, begun at once. */
export async function makeTable(game: string, names: string[], computers: Level[]): Promise<string> {
  localStorage.setItem(NAMES, JSON.stringify(names))
  if ((await somebody(names[0]!)).name !== names[0]) await rename(names[0]!)
  const here: Local[] = [{ seat: 0, name: names[0]! }]
  for (const [at, name] of names.slice(1).entries()) {
    const guest = await ask<Me>('POST', 'guests', { name }, '')
    here.push({ seat: at + 1, name, token: guest.token! })
  }
  const seats: Plan['seats'] = ['me', ...names.slice(1).map(() => 'open' as const), ...computers]
  const table = await ask<Table>('POST', 'tables', { plan: { game, seats, visibility: 'private' } })
  const acts = `tables/${table.id}/acts`
  for (const { seat, token } of here) await ask('POST', acts, { type: 'sit', id: newId(), seat, nonce: newId() }, token)
  localStorage.setItem(KEPT(table.id), JSON.stringify(here))
  await ask('POST', acts, { type: 'start', id: newId() })
  return table.id
}
