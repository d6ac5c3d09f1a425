// What every board is given, and the list of boards. A board draws a picture and offers moves; it knows no rules.

import type { Component } from 'svelte'
import type { NotLegal, Told } from '../wire'

export interface BoardProps<Picture> {
  game: string // its name, for `tell`
  picture: Picture
  version: number // of the view: with a new one whatever was pointed at is let go
  seat: number | null // whose eyes these are; null: a spectator
  names: string[] // of the seats
  toAct: number[]
  legal: string[] // moves that can be made now, none if it is not this seat's turn
  notLegal: NotLegal[] // moves somebody might try, and why not
  events: Told[] // what has happened since the last view
  hinted: string | null // a move that was recommended
  play: (move: string) => void
  why: (move: string) => void // says why a move is not legal, in words
}

export const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps<any>> }>> = {
  'fat-fish': () => import('./FatFish.svelte'),
  fischen: () => import('./Fischen.svelte'),
  'fish-n-stones': () => import('./FishNStones.svelte'),
  'fish-fish-fish': () => import('./FishFishFish.svelte'),
  'fish-eat-fish': () => import('./FishEatFish.svelte'),
}
