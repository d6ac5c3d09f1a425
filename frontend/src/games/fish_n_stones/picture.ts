// What is drawn of Fish'n'Stones, written by `make generate` from the game's picture.py.

/** The table of Fish'n'Stones. */
export interface Picture {
  phase: "bait" | "cast" | "fish" | "over"
  round: number
  rounds: number
  starter: number
  turn: number | null
  to_come: number
  pond: Spot[]
  lines: Line[]
  seats: Seat[]
}

/** A spot of the pond and the pile on it, if there is one. */
export interface Spot {
  name: string
  x: number
  y: number
  pile: Pile | null
}

/** A pile in the pond: its top card, its height, and all its fish and stones for those who remember. */
export interface Pile {
  top: string
  height: number
  fish: number | null
  stones: number | null
}

/** A line of the pond and its three spots. */
export interface Line {
  name: string
  spots: string[]
}

/** A seat on its shore, with its cat and its bucket. */
export interface Seat {
  shore: "east" | "north" | "south" | "west"
  lines: string[]
  has_cast: boolean
  cat: string | null
  shown: boolean
  bucket: number
  fish: number | null
  stones: number | null
  points: number | null
}
