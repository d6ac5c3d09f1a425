// A move in words: its verb is a message of the game's board, and what comes after it are the words in that message.

import { parts } from '../art/colours'
import { cardWords, colourWords, isColour } from '../boards/fischen/say'
import { list, tell } from './words.svelte'

/** What a word of a move is called, where people don't call it by its notation. */
const CALLED: Record<string, (word: string) => string> = {
  'fat-fish': (word) => (word.length === 2 ? tell('fat-fish', 'fat-fish-card', parts(word)) : word),
  fischen: (word) => (isColour(word) ? colourWords(word) : cardWords(word)),
  'fish-fish-fish': (word) => (/^[A-Z]/.test(word) ? tell('fish-fish-fish', 'fish-fish-fish-card', { card: word }) : word),
  'fish-eat-fish': (word) => tell('fish-eat-fish', 'fish-eat-fish-card', { card: word }),
}

/** How cards are written where that is no word that people know. */
export const WRITTEN: Record<string, RegExp> = {
  'fat-fish': /\b[RYGBP]\d\b/g,
  fischen: /\b[RYGBP]\d+\b|^(first|left|colour|lowest|all|minus3)$/g,
}

/** What a word of a move is called. The words of the game must have been learned. */
export function wordOf(game: string, word: string): string {
  return CALLED[game]?.(word) ?? word
}

/** “lay R3 1” as “lay red 3 to row 1”. */
export function moveInWords(game: string, move: string): string {
  const [verb, ...rest] = move.split(' ')
  const called = rest.map((word) => wordOf(game, word))
  const all = list(called)
  const [a, b, c] = called.map((word) => (/^\d+$/.test(word) ? Number(word) : word))
  return tell(game, `move-${verb}`, { a, b, c, all, count: rest.length })
}
