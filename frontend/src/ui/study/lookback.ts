// What a strong player thinks of somebody's moves: which of them were costly, and what there is to say of one.

import type { Judged } from '../../wire'
import { t } from '../../lib/words.svelte'

const DEAR = 0.01 // of the chance to win: a cost worth mentioning

/** Whether a move cost something, or a strong player would hardly have thought of it, so that nobody knows what it cost. */
export function isCostly(one: Judged): boolean {
  return one.move !== one.best && (one.cost === null || one.cost >= DEAR)
}

/** The next costly moment after a step, or the last one before it. */
export function costlyFrom(found: Judged[], at: number, way: 1 | -1): Judged | undefined {
  const costly = found.filter(isCostly)
  return way > 0 ? costly.find((one) => one.step > at) : costly.findLast((one) => one.step < at)
}

const percent = (part: number): number => Math.round(100 * part)

/** “You: lay blue 4. Better: lay yellow 1 (51 % → 44 %)”: the chance to win with the better move, and with the one made. */
export function verdict(one: Judged, who: string, inWords: (move: string) => string): string {
  const args = { who, made: inWords(one.move), best: inWords(one.best) }
  if (one.move === one.best) return t('judged-same', args)
  if (one.cost === null || one.chance === null) return t('judged-unclear', args)
  if (one.cost < DEAR) return t('judged-as-good', args)
  return t('judged-better', { ...args, before: percent(one.chance), after: percent(one.chance - one.cost) })
}
