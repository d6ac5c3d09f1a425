// The first steps of somebody who has just come, and which of them are done. What was played the server knows; of lessons
// and puzzles this browser remembers it.

import type { Opponent } from '../wire'

const KEPT = (what: string): string => `shoal-first-${what}`
const KNOWS_THE_PLACE = 5 // tables, from which on nobody is new here

export type Step = 'lesson' | 'game' | 'puzzle' | 'next'

/** Remember that a lesson or a puzzle is done, or that somebody wants no first steps (`away`). */
export function remember(what: 'lesson' | 'puzzle' | 'away'): void {
  localStorage.setItem(KEPT(what), 'yes')
}
const remembers = (what: string): boolean => localStorage.getItem(KEPT(what)) !== null

export function stepsDone(met: Opponent[]): Set<Step> {
  const done = {
    lesson: remembers('lesson'),
    game: met.length > 0,
    puzzle: remembers('puzzle'),
    next: met.some((one) => one.level !== 'easy'),
  }
  return new Set((Object.keys(done) as Step[]).filter((step) => done[step]))
}

/** Whether somebody is led: until all is done, they have played here for a while, or want to be left alone. */
export function isNew(met: Opponent[], tables: number): boolean {
  return !remembers('away') && stepsDone(met).size < 4 && tables < KNOWS_THE_PLACE
}
