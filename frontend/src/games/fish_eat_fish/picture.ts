// What is drawn of Fish Eat Fish, written by `make generate` from the game's picture.py.

/** The table of Fish Eat Fish. */
export interface Picture {
  phase: "fight" | "over" | "placing" | "turn"
  first: number
  turn: number | null
  circles: Circle[]
  fight: Fight | null
  cards: string[]
  seats: Seat[]
}

/** A circle of the sea and the stack on it, if there is one. */
export interface Circle {
  name: string
  x: number
  y: number
  fish: (number | "neutral")[]
  owner: number | "neutral" | null
}

/** The fight that is on or, until the next move, the one just resolved. */
export interface Fight {
  attacker: Fighter
  defender: Fighter
  outcome: "attacker wins" | "defender wins" | "draw" | "nothing" | null
}

/** One side of a fight. */
export interface Fighter {
  seat: number
  circle: string
  height: number
  has_chosen: boolean
  card: string | null
  sum: number | null
}

/** A seat with its stacks, its challenge cards and its catch. */
export interface Seat {
  to_place: number
  stacks: string[]
  in_the_water: boolean
  hand: string[] | null
  hand_size: number
  discarded: string[] | null
  catch: number
  starfish: boolean
  points: number
}
