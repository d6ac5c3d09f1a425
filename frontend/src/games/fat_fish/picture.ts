// What is drawn of Fat Fish, written by `make generate` from the game's picture.py.

/** The table of Fat Fish. */
export interface Picture {
  phase: "keep" | "lay" | "licence" | "over"
  first: number
  turn: number | null
  chosen_row: string | null
  laid: number
  rows: Row[]
  reserve: number
  licences: Licence[]
  fiasco: boolean
  seats: Seat[]
  sharing: Sharing | null
}

/** A row, its cards from left to right. It may be empty for a moment; once gone it takes no card any more. */
export interface Row {
  name: string
  cards: string[]
  gone: boolean
}

/** A licence: on display as long as nobody owns it. At the end B and C may be given to several seats. */
export interface Licence {
  name: string
  worth: number
  meaning: string
  met: boolean
  owners: number[]
  share: number
}

/** A seat with its hand and its piles. */
export interface Seat {
  hand: string[] | null
  hand_size: number
  has_shown: string[] | null
  pile: number
  plus: string[]
  plus_points: number
  minus: string[] | null
  minus_size: number
  minus_points: number
  fiasco_card: boolean
  points: number
}

/** A row that is to be shared out. */
export interface Sharing {
  one_colour: boolean
  splits: Split[]
}

/** A way to share out the row that was taken, and what comes of it. */
export interface Split {
  move: string
  points: number
  licence: string | null
  worth: number
}
