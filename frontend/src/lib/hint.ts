// A hint in plain words where its game has nothing to say for the move: how it compares with the next best.

import type { Hinted } from '../wire'

// From which lead on: of the chance to win, or of points that moves seem worth.
const CLEARLY = { chance: 0.08, gain: 3 }
const A_LITTLE = { chance: 0.02, gain: 0.5 }

/** How it compares, and the move that is compared with; null if there is nothing to compare. */
export function comparison(hint: Hinted): { how: string; other: string } | null {
  const [first, second] = hint.candidates
  if (!first || !second) return null
  if (first.move !== hint.move) return { how: 'mixed', other: first.move } // drawn from what was thought about
  const by = first.chance === null ? 'gain' : 'chance'
  if (first[by] === null || second[by] === null) return null
  const ahead = first[by] - second[by]
  const how = ahead >= CLEARLY[by] ? 'clearly' : ahead >= A_LITTLE[by] ? 'a-little' : 'as-good'
  return { how, other: second.move }
}
