// Where things lie on the screen: the pond is turned so that one shore is at the bottom.

import type * as FishNStones from './picture'

export type Shore = FishNStones.Seat['shore']
export type Side = 'bottom' | 'left' | 'top' | 'right'
export type Cell = { column: number; row: number }
export type Pier = Cell & { id: string; seat: number; side: Side; line: string } // its cell is of the pond with its shores, five by five

const SHORES: Shore[] = ['south', 'west', 'north', 'east'] // clockwise, as the sides are
const SIDES: Side[] = ['bottom', 'left', 'top', 'right']
export const AWAY: Record<Side, [number, number]> = { bottom: [0, 1], left: [-1, 0], top: [0, -1], right: [1, 0] }

/** The side of the screen where a shore lies when `home` is at the bottom. */
export function sideOf(shore: Shore, home: Shore): Side {
  return SIDES[(SHORES.indexOf(shore) - SHORES.indexOf(home) + 4) % 4]!
}

/** Where a spot lies among the nine, from the top left of the screen. */
export function cellOf(spot: FishNStones.Spot, home: Shore): Cell {
  const { x, y } = spot
  if (home === 'south') return { column: x, row: 2 - y }
  if (home === 'west') return { column: 2 - y, row: 2 - x }
  if (home === 'north') return { column: 2 - x, row: y }
  return { column: y, row: x }
}

/** How wide the four shores are and how big everything is; a spot is three wide. */
export type Plan = Record<Side, number> & { width: number; height: number }

export const SPOT = 3
const PIER = 2
const BANK = 1

export function planOf(sides: Side[]): Plan {
  const [bottom, left, top, right] = SIDES.map((side) => (sides.includes(side) ? PIER : BANK)) as [
    number,
    number,
    number,
    number,
  ]
  return { bottom, left, top, right, width: left + 3 * SPOT + right, height: top + 3 * SPOT + bottom }
}

/** The piers of a seat on this side, one for each of its lines; `first` is a spot of the line. */
export function piersOf(seat: number, side: Side, lines: { line: string; first: Cell }[]): Pier[] {
  return lines.map(({ line, first }) => ({
    id: `${seat} ${line}`,
    seat,
    side,
    line,
    column: side === 'left' ? 0 : side === 'right' ? 4 : first.column + 1,
    row: side === 'top' ? 0 : side === 'bottom' ? 4 : first.row + 1,
  }))
}
