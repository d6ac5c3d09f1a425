// Putting a move together by pointing: the legal moves are texts, and each thing on the board is a word of them.

import type { NotLegal } from '../wire'
import type { BoardProps } from './game'

export type Words = (string | undefined)[] // what has been pointed at, by its place in the move

/** Moves that agree with what has been pointed at. */
export function fitting(moves: string[], words: Words): string[] {
  return moves.filter((move) => {
    const parts = move.split(' ')
    return words.every((word, place) => word === undefined || parts[place] === word)
  })
}

/** The words that could come at a place, given what has been pointed at. */
export function next(moves: string[], words: Words, place: number): Set<string> {
  const others = words.map((word, at) => (at === place ? undefined : word))
  return new Set(fitting(moves, others).flatMap((move) => move.split(' ')[place] ?? []))
}

/** The move that all these words make, if it is a legal one. */
export function complete(moves: string[], words: Words): string | undefined {
  const whole = words.join(' ')
  return words.includes(undefined) ? undefined : moves.find((move) => move === whole)
}

const AT_A_GLANCE = 300 // milliseconds in which nobody has seen what is new

export interface MoveSender {
  send: (move: string) => void
  attempt: (move: string) => void // send it if it is legal, otherwise say why not
  ignoreDoubleClick: (event: MouseEvent) => void
}

type Moves = Pick<BoardProps, 'play' | 'why' | 'legal' | 'version'>

/**
 * Sending moves or asking why not, and a handler for clicks: the second one of a double click is not meant for what the
 * move has just brought, and is left out if nobody can have seen that yet. Any other click is meant.
 */
export function moveSender(board: () => Moves): MoveSender {
  let last = -Infinity // when something was sent, or a view came
  let seen: unknown // the version of that view
  $effect.pre(() => {
    if (board().version !== seen) last = performance.now()
    seen = board().version
  })
  function send(move: string): void {
    last = performance.now()
    board().play(move)
  }
  return {
    send,
    attempt: (move) => (board().legal.includes(move) ? send(move) : board().why(move)),
    ignoreDoubleClick: (event) => {
      if (event.detail > 1 && performance.now() - last < AT_A_GLANCE) event.stopPropagation()
    },
  }
}

/** Why a move is not legal, if the view says so; the server can be asked for any other. */
export function reasonFor(move: string, known: NotLegal[]): NotLegal | undefined {
  return known.find((one) => one.move === move)
}
