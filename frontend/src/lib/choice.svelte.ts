// Putting a move together by pointing: the legal moves are texts, and each thing on the board is a word of them.

import type { NotLegal } from '../wire'

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

/** Sending moves, and a handler that keeps the second click of a double click from what comes after the move. */
export function calmly(play: (move: string) => void): { send: (move: string) => void; calm: (event: MouseEvent) => void } {
  let sentAt = -Infinity
  return {
    send: (move) => {
      sentAt = performance.now()
      play(move)
    },
    calm: (event) => {
      if (event.detail > 1 && performance.now() - sentAt < 500) event.stopPropagation()
    },
  }
}

/** Why a move is not legal, if the view says so; the server can be asked for any other. */
export function reasonFor(move: string, known: NotLegal[]): NotLegal | undefined {
  return known.find((one) => one.move === move)
}
