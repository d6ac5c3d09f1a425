// What the seats are called: people by their names, computers by who plays at their level.

import { NUMERALS, OPPONENTS, type Chair, type Level, type Plan, type Table } from '../wire'
import { t } from './words.svelte'

export function namesOf(table: Table): string[] {
  return table.seats.map((chair) => (chair.person ? chair.name : computerName(table, chair)))
}

/** A computer's name and how well it plays. */
export function opponent(level: Level, name = OPPONENTS[level]): string {
  return t('computer', { name, level: t(`level-${level}`) })
}

/** Of several of a level at a table each has a number behind the name, and keeps it in a rematch. */
export function computerName({ plan, seats }: Table, { seat, level }: Chair): string {
  if (!level) return t('open-seat')
  const alike = seats.filter((one) => !one.person && one.level === level).map((one) => firstSeat(plan, one.seat))
  const before = alike.filter((other) => other < firstSeat(plan, seat)).length
  return OPPONENTS[level] + NUMERALS[before]
}

/** Two signs that stand for a name: of those who have a number, that, too. */
export function initials(name: string): string {
  const number = NUMERALS.findIndex((numeral) => numeral && name.endsWith(numeral)) + 1
  return number ? [...name][0]! + number : [...name].slice(0, 2).join('')
}

/** Where who sits here sat at the first of a row of rematches: a computer keeps its name when seats are changed. */
function firstSeat({ seats, turned = 0 }: Pick<Plan, 'seats' | 'turned'>, seat: number): number {
  return (seat - turned + seats.length) % seats.length
}
