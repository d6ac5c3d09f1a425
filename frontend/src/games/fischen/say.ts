// Words and names that all parts of the board of Fischen use.

import { COLOURS, type Colour } from '../../art/colours'
import type * as Fischen from './picture'
import { list, recommended, speaker } from '../../lib/words.svelte'

const LETTERS = Object.fromEntries(Object.entries(COLOURS).map(([letter, one]) => [one.name, letter])) as Record<
  string,
  Colour
>
export const CALLABLE: Colour[] = ['B', 'Y', 'P', 'R', 'G']

/** For words that mention no seat. */
export const say = speaker('fischen')

/** The letter of a colour that is written out. */
export function letter(name: string): Colour {
  return LETTERS[name]!
}

/** Whether a card of the colour that is asked for is there to be played. */
export function canFollow(legal: string[], colour: Colour): boolean {
  return legal.some((move) => move.startsWith(`play ${colour}`))
}

export function isColour(name: string): boolean {
  return name in LETTERS
}

/** A colour that is written out, in words. */
export function colourWords(name: string): string {
  return say('colour', { colour: letter(name) })
}

export function isBuoy(card: string): boolean {
  return /^[a-z]/.test(card)
}

/** A card in words. */
export function cardWords(card: string): string {
  if (isBuoy(card)) return say('buoy', { buoy: card })
  return say('card', { colour: card[0], value: card.slice(1) })
}

/** What a special card does, in words; nothing if it is an ordinary one. */
export function deed(card: string): string {
  if (isBuoy(card)) return say(`does-${card}`)
  return card.slice(1) === '0' ? say('does-zero') : ''
}

/** A card that can be pointed at: what it is, what it does, and whether it is recommended. */
export function nameOf(card: string, hinted: boolean): string {
  return recommended([cardWords(card), deed(card)].filter(Boolean).join('. '), hinted)
}

/** Who has won, and why the game is over. */
export function overWords(picture: Fischen.Picture, names: string[]): string {
  const points = Math.max(...picture.seats.map((one) => one.points))
  const winners = names.filter((_, seat) => picture.seats[seat]!.points === points)
  const reason = say(picture.round < picture.rounds ? 'over-overfished' : 'over-rounds')
  return `${say('over', { count: winners.length, names: list(winners), points })} ${reason}`
}
