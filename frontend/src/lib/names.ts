// What the seats are called: people by their names, computers by those of fish.

import type { Plan, Table } from '../wire'
import { t } from './words.svelte'

export function namesOf(table: Table): string[] {
  return table.seats.map((chair) => (chair.person ? chair.name : fishName(table.plan, chair.seat)))
}

/** A computer's name and how well it plays. */
export function computerName(plan: Plan, seat: number, level: string): string {
  return t('computer', { seat: firstSeat(plan, seat), level: t(`level-${level}`) })
}

function fishName(plan: Plan, seat: number): string {
  return t('fish-name', { seat: firstSeat(plan, seat) })
}

/** Where who sits here sat at the first of a row of rematches: a computer keeps its name when seats are changed. */
export function firstSeat({ seats, turned = 0 }: Pick<Plan, 'seats' | 'turned'>, seat: number): number {
  return (seat - turned + seats.length) % seats.length
}
