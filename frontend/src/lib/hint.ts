// A hint in plain words where its game has nothing to say for the move: how it compares with the next best.

import type { Hinted } from '../wire'

const CLEARLY = 0.08 // of the chance to win
const A_LITTLE = 0.02

/** The key of what to say, and the move that is compared with; null if there is nothing to compare. */
export function comparison(hint: Hinted): { key: string; other: string } | null {
  const [first, second] = hint.candidates
  if (!first || !second) return null
  if (first.move !== hint.move) return { key: 'hint-mixed', other: first.move } // drawn from what was thought about
  if (first.chance === null || second.chance === null) return null
  const ahead = first.chance - second.chance
  const key = ahead >= CLEARLY ? 'hint-clearly' : ahead >= A_LITTLE ? 'hint-a-little' : 'hint-as-good'
  return { key, other: second.move }
}
