// What a game's folder tells the page (`games/NAME/index.ts`), and what its board is given.

import type { Component } from 'svelte'
import type { NotLegal, Picture, Told } from '../wire'
import type { Beats, Now } from './beats'

/** A board draws a picture and offers moves; it knows no rules. */
export interface BoardProps<P extends Picture = Picture, T extends Told = Told> {
  picture: P
  version: number // of the view: with a new one whatever was pointed at is let go
  seat: number | null // whose eyes these are; null: a spectator
  names: string[] // of the seats
  toAct: number[]
  legal: string[] // moves that can be made now, none if it is not this seat's turn
  notLegal: NotLegal[] // moves somebody might try, and why not
  events: T[] // what has happened since the last view
  hinted: string | null // a move that was recommended
  since?: T[] // what has happened since this seat's last move; without it, as much as `events`
  told?: T[] // all that has happened
  moment?: Now | null // nobody can do anything: something is shown that is between two views
  play: (move: string) => void
  why: (move: string) => void // says why a move is not legal, in words
}

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

/** A game as its folder describes it. What is big is loaded when it is wanted: the front page shows all games. */
export interface GameDescription<P extends Picture, T extends Told> {
  minutes: number // that a game takes
  Cover: Component // its picture on the front page
  board: () => Promise<{ default: Component<BoardProps<P, T>> }>
  beats?: Beats<P, T> // how long what happens is looked at
  figures: Figures
  card?: Loaded<{ card: string }> // draws a card of a hand; without it the hand is told in its notation
  called?: (word: string) => string // a word of a move, where people don't call it by its notation
  written?: RegExp // cards within a text, where they are written in a way that people don't know; with the flag g
}

/** The small pictures of the rules page, and under which heading each stands. */
interface Figures {
  load: Loaded<{ name: string }>
  places: [name: string, heading: number][] // headings are counted, the title being 0: they are the same in all languages
}

export type GameOnPage = GameDescription<Picture, Told>

/** Pictures and events that come over the wire for a game are of its own types: here alone that is taken on trust. */
export function describe<P extends Picture, T extends Told>(game: GameDescription<P, T>): GameOnPage {
  return game as unknown as GameOnPage
}
