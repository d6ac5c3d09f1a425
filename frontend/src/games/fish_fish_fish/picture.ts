// What is drawn of Fish Fish Fish, written by `make generate` from the game's picture.py.

/** The table as a seat, or a spectator, sees it. */
export interface Picture {
  phase: "draw" | "moor" | "move" | "over" | "release" | "sail" | "shuffle" | "swim"
  turn: number | null
  first: number
  sea: Sea
  rose: ((string | null)[])[]
  schools: School[]
  seats: Seat[]
  open: string[]
  pile: number
  discard: string[]
  trip: number
  trips: number
  last: string | null
  to_draw: number | null
  passes: number
}

/** The squares with their numbers: as many cards may be drawn by whoever ends there. A name is column, then row. */
export interface Sea {
  columns: string[]
  rows: string[]
  numbers: number[][]
}

/** All fish on a square, one or more. */
export interface School {
  square: string
  size: number
  top: "blue" | "grey" | "white" | null
  fish: Fish | null
}

/** Fish by their colours, and the points they bring together. */
export interface Fish {
  white: number
  blue: number
  grey: number
  points: number
}

/** What a seat has. Its boats stand on squares. */
export interface Seat {
  boats: string[]
  to_moor: number
  supply: number
  held: number
  hand: string[] | null
  known: string[] | null
  caught: Fish | null
  points: number | null
}
