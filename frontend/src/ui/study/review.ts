// Luck and play of a finished game, in percent of a first place: what adds up, and what there is to say of it.

import type { Review, SeatReview } from '../../wire'
import { signed } from '../../lib/points'

/** A part of a seat's result: it goes on where the one before it ended. */
export type Part = { kind: 'even' | 'luck' | 'own' | 'other' | 'result'; seat: number; from: number; to: number }

const percent = (part: number, review: Review): number => Math.round((100 * part) / review.whole)

/** Even + luck + own moves + those of each other = result. It is the ends that are rounded, so the parts add up. */
export function partsOf(review: Review, seat: number): Part[] {
  const one = review.seats[seat]!
  const others = one.play.map((worth, other) => ({ kind: 'other' as const, seat: other, worth }))
  const pieces = [
    { kind: 'even' as const, seat, worth: one.even },
    { kind: 'luck' as const, seat, worth: one.luck },
    { kind: 'own' as const, seat, worth: one.play[seat]! },
    ...others.filter((other) => other.seat !== seat),
  ]
  let sum = 0
  const parts: Part[] = pieces.map(({ kind, seat, worth }) => {
    const from = percent(sum, review)
    sum += worth
    return { kind, seat, from, to: percent(sum, review) }
  })
  return [...parts, { kind: 'result', seat, from: 0, to: percent(one.result, review) }]
}

export const sizeOf = ({ from, to }: Part): number => to - from

/** What all others' moves were worth to the seat together. */
export function othersOf(parts: Part[]): number {
  return parts.filter((part) => part.kind === 'other').reduce((sum, part) => sum + sizeOf(part), 0)
}

/** From where to where all bars of a review go, in percent: beyond nothing and a win, if parts do. */
export function scaleOf(review: Review): { low: number; high: number } {
  const ends = review.seats.flatMap((_, seat) => partsOf(review, seat).map((part) => part.to))
  return { low: Math.min(0, ...ends), high: Math.max(100, ...ends) }
}

/** A number that says which way it goes: +4, −2, 0. */
export function gain(value: number): string {
  return value > 0 ? `+${value}` : signed(value)
}

export type Verdict = { outcome: 'won' | 'shared' | 'lost' | 'even'; cause: 'luck' | 'own' | 'others' | 'unclear' }

type Cause = { cause: 'luck' | 'own' | 'others'; part: number }

/** How it ended for a seat, and what did most of it: what went furthest the way of the result, if it is surely ahead. */
export function verdictOn(review: Review, seat: number): Verdict {
  const one = review.seats[seat]!
  const own = one.play[seat]!
  const others = one.play.reduce((sum, worth) => sum + worth, 0) - own
  const way = Math.sign(one.result - one.even)
  const [first, second] = [
    { cause: 'luck' as const, part: way * one.luck },
    { cause: 'own' as const, part: way * own },
    { cause: 'others' as const, part: way * others },
  ].sort((a, b) => b.part - a.part) as [Cause, Cause]
  const cause = first.part - second.part > one.error ? first.cause : 'unclear'
  const outcome = one.result === review.whole ? 'won' : one.result === 0 ? 'lost' : way ? 'shared' : 'even'
  return { outcome, cause }
}

/** Half of the 95 % interval of luck, and of all play together. */
export function unsure(review: Review, one: SeatReview): number {
  return Math.ceil((100 * one.error) / review.whole)
}

/** What a seat lost at each choice that mattered, in percent of a first place; below nothing: gained. */
export function rateOf(review: Review, seat: number): number {
  const { play, choices } = review.seats[seat]!
  return Math.round((-1000 * play[seat]!) / Math.max(choices, 1) / review.whole) / 10
}

/** The luck of all seats so far, step by step, as a chart takes it. */
export function luckByStep(review: Review, last: number): number[][] {
  const came = new Map(review.moments.map(({ step, luck }) => [step, luck]))
  const so = review.seats.map(() => 0)
  return Array.from({ length: last + 1 }, (_, step) => {
    came.get(step)?.forEach((luck, seat) => (so[seat]! += luck))
    return so.map((luck, seat) => {
      const even = review.seats[seat]!.even
      return percent(even + luck, review) - percent(even, review) // rounded as the bars are
    })
  })
}

export const costOf = (cost: number, review: Review): number => Math.round((1000 * cost) / review.whole) / 10
