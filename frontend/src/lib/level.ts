// How well computers play whom one plays at once: as it was chosen the last time.

import { LEVELS, USUAL_LEVEL, type Level } from '../wire'

const KEPT = 'shoal-level'

export function keptLevel(): Level {
  return LEVELS.find((level) => level === localStorage.getItem(KEPT)) ?? USUAL_LEVEL
}

export function keepLevel(level: Level): void {
  localStorage.setItem(KEPT, level)
}
