// A move in words: its verb is a message of the game's board, and what comes after it are the words in that message.

import { about } from './games'
import { list, tell } from './words.svelte'

/** What a word of a move is called. The words of the game must have been learned. */
export function wordOf(game: string, word: string): string {
  return about(game).called?.(word) ?? word
}

/** “lay R3 1” as “lay red 3 to row 1”. */
export function moveInWords(game: string, move: string): string {
  const [verb, ...rest] = move.split(' ')
  const called = rest.map((word) => wordOf(game, word))
  const all = list(called)
  const [a, b, c] = called.map((word) => (/^\d+$/.test(word) ? Number(word) : word))
  return tell(game, `move-${verb}`, { a, b, c, all, count: rest.length })
}
