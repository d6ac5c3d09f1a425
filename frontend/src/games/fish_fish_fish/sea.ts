// Where things are on the sea. No rules: only how the picture is laid out.

import type * as FishFishFish from './picture'
import type { Kind } from './Piece.svelte'

export const SEAT_COLOURS = ['R', 'Y', 'G', 'P', 'B'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]

export interface Place {
  x: number
  y: number
} // columns from the west, rows from the north, from 0

export interface Cell extends Place {
  name: string
  number: number
  outer: boolean
  kind: Kind | null
  owner: number | null // of the boat
  school: FishFishFish.School | null
}

export function placeOf(sea: FishFishFish.Sea, square: string): Place {
  return { x: sea.columns.indexOf(square[0]!), y: sea.rows.indexOf(square.slice(1)) }
}

/** The square beside another in a direction of the rose, if there is one. */
export function beside(picture: FishFishFish.Picture, square: string, card: string): string | null {
  const from = placeOf(picture.sea, square)
  const down = picture.rose.findIndex((row) => row.includes(card))
  const right = picture.rose[down]!.indexOf(card)
  const column = picture.sea.columns[from.x + right - 1]
  const row = picture.sea.rows[from.y + down - 1]
  return column && row ? column + row : null
}

/** The direction from one square to its neighbour; null if it is none. */
export function towards(picture: FishFishFish.Picture, from: string, to: string): string | null {
  return picture.rose.flat().find((card) => card && beside(picture, from, card) === to) ?? null
}

/** How far a card's arrow is turned from the north, clockwise. */
export function degrees(picture: FishFishFish.Picture, card: string): number {
  const down = picture.rose.findIndex((row) => row.includes(card))
  const right = picture.rose[down]!.indexOf(card)
  return Math.round((Math.atan2(right - 1, 1 - down) * 180) / Math.PI)
}

function kindOf(school: FishFishFish.School): Kind {
  if (school.size === 1) return school.top ?? 'school'
  return school.top === 'grey' ? 'grey-school' : 'school'
}

export function cellsOf(picture: FishFishFish.Picture): Cell[] {
  const { columns, rows, numbers } = picture.sea
  const schools = new Map(picture.schools.map((school) => [school.square, school]))
  const owners = new Map(picture.seats.flatMap((seat, at) => seat.boats.map((boat) => [boat, at] as const)))
  return rows.flatMap((row, y) =>
    columns.map((column, x) => {
      const name = column + row
      const school = schools.get(name) ?? null
      const owner = owners.get(name) ?? null
      return {
        name,
        x,
        y,
        school,
        owner,
        number: numbers[y]![x]!,
        outer: x === 0 || y === 0 || x === columns.length - 1 || y === rows.length - 1,
        kind: owner !== null ? ('boat' as const) : school ? kindOf(school) : null,
      }
    }),
  )
}
