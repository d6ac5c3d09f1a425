// Lines of chat that somebody has not seen yet, also after they have been elsewhere.

import type { Said } from '../wire'

const KEPT = (table: string): string => `shoal-seen-${table}`

/** How many lines of others, numbered after the last one seen, are not by somebody muted. */
export function unseen(said: Said[], last: number, person: string, muted: Record<string, string> = {}): number {
  return said.filter((line) => line.number > last && line.person !== person && !(line.person in muted)).length
}

/** The number of the last line that was seen at a table. */
export function lastSeen(table: string): number {
  return Number(localStorage.getItem(KEPT(table)) ?? 0)
}

export function keepSeen(table: string, last: number): void {
  localStorage.setItem(KEPT(table), String(last))
}
