// What pointing at a square or a card means: a boat or fish, and the card or the square beside it. Only `legal` knows what goes.

import type * as FishFishFish from './picture'
import { fitting, next } from '../../lib/choice.svelte'
import { beside, towards } from './sea'

/** What has been pointed at. */
export interface Picked {
  square?: string | undefined // of a boat or fish
  at?: number | undefined // a card, by its place in the hand
  far?: string | undefined // a square that can't be reached from there
}

export type Answer = { play: string } | { pick: Picked } | { why: string }

/** What a square could be now. */
export type Role = 'from' | 'may' | 'instead' | 'to' | 'moor' | 'release'

export interface Sight {
  picture: FishFishFish.Picture
  legal: string[]
  hand: string[]
  picked: Picked
}

/** Phases in which cards are played to move something. */
export const MOVING: ReadonlySet<string> = new Set(['move', 'sail', 'swim'])

/** The moves that play a card. */
export const stepsOf = (legal: string[]): string[] => legal.filter((move) => move.split(' ').length === 3)

const cardOf = ({ hand, picked }: Sight): string | undefined => (picked.at === undefined ? undefined : hand[picked.at])

/** Where a boat or fish can be moved from, with the chosen card if there is one. */
export const sources = (sight: Sight): Set<string> =>
  next(stepsOf(sight.legal), [undefined, undefined, cardOf(sight)], 1)

/** Cards that can be played, for what has been chosen if something has. */
export const cards = ({ legal, picked }: Sight): Set<string> => next(stepsOf(legal), [undefined, picked.square], 2)

function targets(sight: Sight): Set<string | null> {
  const {
    picture,
    picked: { square },
  } = sight
  return new Set(square === undefined ? [] : [...cards(sight)].map((card) => beside(picture, square, card)))
}

/** To move what is on a square. */
function moveOf({ picture, legal }: Sight, from: string, card: string): string {
  const boat =
    picture.seats.some(({ boats }) => boats.includes(from)) ||
    (picture.phase === 'sail' && !picture.schools.some(({ square }) => square === from))
  return fitting(stepsOf(legal), [undefined, from, card])[0] ?? `${boat ? 'sail' : 'swim'} ${from} ${card}`
}

export function playOrWhy(legal: string[], move: string): Answer {
  return legal.includes(move) ? { play: move } : { why: move }
}

/** From a square to another. */
export function aim(sight: Sight, from: string, to: string): Answer {
  const card = towards(sight.picture, from, to)
  return card ? playOrWhy(sight.legal, moveOf(sight, from, card)) : { pick: { square: from, far: to } }
}

export function pointSquare(sight: Sight, name: string): Answer {
  const {
    picture,
    legal,
    hand,
    picked: { square },
  } = sight
  if (picture.phase === 'moor' || picture.phase === 'release') return playOrWhy(legal, `${picture.phase} ${name}`)
  if (square === name) return { pick: {} }
  if (square !== undefined && targets(sight).has(name)) return aim(sight, square, name)
  const card = cardOf(sight)
  if (card === undefined && sources(sight).has(name)) return { pick: { square: name } }
  if (square !== undefined) return aim(sight, square, name)
  return playOrWhy(legal, moveOf(sight, name, card ?? hand[0] ?? picture.open[0]!)) // any card will do to ask why
}

/** A square to ask about tells why a card can't be played at all. */
export function pointCard(sight: Sight, at: number, somewhere: string): Answer {
  const {
    legal,
    hand,
    picked: { square },
  } = sight
  const card = hand[at]!
  if (square !== undefined) return playOrWhy(legal, moveOf(sight, square, card))
  if (at === sight.picked.at) return { pick: {} }
  return next(stepsOf(legal), [], 2).has(card) ? { pick: { at } } : { why: moveOf(sight, somewhere, card) }
}

/** What each square could be, given what has been pointed at. */
export function rolesOf(sight: Sight): Record<string, Role> {
  const {
    picture: { phase, seats },
    legal,
    picked: { square, at },
  } = sight
  const roles: Record<string, Role> = {}
  if (phase === 'moor' || phase === 'release') for (const name of next(legal, [phase], 1)) roles[name] = phase
  for (const name of sources(sight)) {
    const loud = at !== undefined || seats.some(({ boats }) => boats.includes(name)) // there are many fish
    roles[name] = square !== undefined ? 'instead' : loud ? 'from' : 'may'
  }
  for (const name of targets(sight)) if (name) roles[name] = 'to'
  return roles
}
