// What the seats are called: people by their names, computers by those of fish.

import type { Table } from '../wire'
import { t } from './words.svelte'

export function namesOf(table: Table): string[] {
  return table.seats.map((chair) => (chair.person ? chair.name : t('fish-name', { seat: chair.seat })))
}

/** A computer's name and how well it plays. */
export function computerName(seat: number, level: string): string {
  return t('computer', { seat, level: t(`level-${level}`) })
}
