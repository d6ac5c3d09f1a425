// Points while a game runs, the same as its board shows them.

import type { Fischen, View } from '../wire'

/** The points of a seat; null if they can't be known. */
export function pointsOf(game: string, view: View, seat: number): number | null {
  if (view.end) return view.end.result.scores[seat] ?? null
  const points: number | null = view.picture.seats?.[seat]?.points ?? null
  return points === null || game !== 'fischen' ? points : points + inNet(view.picture as Fischen.Picture, seat)
}

/** In Fischen every card in the net is a point as soon as it is caught, though it is written down after the round. */
function inNet(picture: Fischen.Picture, seat: number): number {
  return picture.phase === 'over' || picture.phase === 'shuffle' ? 0 : picture.seats[seat]!.caught
}

/** The seats with the most points, if not all have the same. */
export function leadersOf(points: (number | null)[]): number[] {
  const known = points.filter((one) => one !== null)
  const most = Math.max(...known)
  if (known.length < points.length || known.every((one) => one === most)) return []
  return points.flatMap((one, seat) => (one === most ? [seat] : []))
}
