// Several people at one device: each is a guest of their own, so that no view ever shows the wrong hand.

import type { Me, Table } from '../wire'
import { ask, newId } from './api'
import { somebody } from './me.svelte'

/** Who shares this device at a table; the first is who has the browser, and needs no token. */
export type Local = { seat: number; name: string; token?: string }

const KEPT = (table: string): string => `shoal-device-${table}`

export function locals(table: string): Local[] {
  return JSON.parse(localStorage.getItem(KEPT(table)) ?? '[]') as Local[]
}

/** A table for so many people at this device, begun at once. */
export async function makeTable(game: string, names: string[]): Promise<string> {
  await somebody(names[0]!)
  const seats = ['me', ...names.slice(1).map(() => 'open')]
  const table = await ask<Table>('POST', 'tables', { plan: { game, seats, visibility: 'private' } })
  const here: Local[] = [{ seat: 0, name: names[0]! }]
  for (const [at, name] of names.slice(1).entries()) {
    const guest = await ask<Me>('POST', 'guests', { name }, '')
    here.push({ seat: at + 1, name, token: guest.token! })
    await ask('POST', `tables/${table.id}/acts`, { type: 'sit', id: newId(), seat: at + 1, nonce: newId() }, guest.token!)
  }
  localStorage.setItem(KEPT(table.id), JSON.stringify(here))
  await ask('POST', `tables/${table.id}/acts`, { type: 'start', id: newId() })
  return table.id
}
