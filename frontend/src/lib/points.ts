// Points while a game runs, the same as its board shows them.

import type { View } from '../wire'

/** The points of a seat; null if they can't be known. */
export function pointsOf(view: View, seat: number): number | null {
  return view.end?.result.scores[seat] ?? view.picture.seats?.[seat]?.points ?? null
}

/** The seats with the most points, if not all have the same. */
export function leadersOf(points: (number | null)[]): number[] {
  const known = points.filter((one) => one !== null)
  const most = Math.max(...known)
  if (known.length < points.length || known.every((one) => one === most)) return []
  return points.flatMap((one, seat) => (one === most ? [seat] : []))
}

/** A number as it is written: with a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
