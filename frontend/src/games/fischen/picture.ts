// What is drawn of Fischen, written by `make generate` from the game's picture.py.

/** The table of Fischen. */
export interface Picture {
  phase: "call" | "catch" | "over" | "pass" | "play" | "shuffle"
  round: number
  rounds: number
  trick_number: number
  tricks: number
  first: number
  turn: number | null
  leader: number
  trick: Laid[]
  winner: number | null
  required: "blue" | "green" | "purple" | "red" | "yellow" | null
  called: "blue" | "green" | "purple" | "red" | "yellow" | null
  caller: number | null
  lowest_wins: boolean
  penalty: number
  sea: Depth[]
  seats: Seat[]
}

/** A card of the trick. */
export interface Laid {
  seat: number
  card: string | null
  caught: boolean
  at_work: boolean
}

/** A part of the sea: how many of its cards are left there, and which these can be. */
export interface Depth {
  stars: number
  left: number
  cards: string[] | null
}

/** A seat with its hand, its catch and its boat. */
export interface Seat {
  points: number
  hand: string[] | null
  hand_size: number
  caught: number
  catch: string[] | null
  boat: number
  layers: Layer[] | null
  from_sea: number
  last_card: string | null
  lacks: ("blue" | "green" | "purple" | "red" | "yellow")[] | null
  has_chosen: boolean
  passed: string | null
  got: string | null
}

/** A part of a boat, the catch of a round: how many of its cards are left there, and which these can be. */
export interface Layer {
  round: number
  left: number
  cards: string[]
}
