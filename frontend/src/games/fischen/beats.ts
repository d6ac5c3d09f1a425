// The beats of Fischen: a trick lies there until all have seen it, and the end of a round is told.

import type { Arriving, Beats, Moment } from '../../lib/beats'
import { add } from '../../lib/news'
import type { Told } from './events'
import type * as Fischen from './picture'

const isWon = (event: Told) => event.key === 'won' || event.key === 'won-nothing'
const isOfTheRound = ({ key }: Told): boolean => key === 'scored'

export const beats: Beats<Fischen.Picture, Told> = {
  sounds: { trick: 'catch', round: 'round' },
  lasts: {
    played: 700,
    'caught-one': 1200,
    called: 1400,
    chose: 250,
    'chose-own': 250,
    'all-passed': 900,
  },
  moments: (before, now) => [trickOf(before, now), roundOf(now)].filter((one) => one !== null),
}

/** The trick that has just become complete, with all its cards: the picture no longer has them. */
function trickOf(
  before: Fischen.Picture,
  { events }: Arriving<Fischen.Picture, Told>,
): Moment<Fischen.Picture, Told> | null {
  const about = events.find(isWon)
  if (!about) return null
  const round = events.findIndex(isOfTheRound)
  const told = round < 0 ? events.length : round
  const trick = [...before.trick]
  const caught = new Map<number, number>() // cards, by seat
  const played = new Map<number, string>()
  for (const { key, args } of events.slice(0, told)) {
    if (key === 'played') {
      trick.push({ seat: args.seat, card: args.card, caught: false, at_work: false })
      played.set(args.seat, args.card)
    }
    if (key === 'caught-one') add(caught, args.seat, 1)
    if (key === 'won' || key === 'caught-all') add(caught, args.seat, args.cards)
  }
  if (trick.length !== before.seats.length) return null
  const seats = before.seats.map((one, seat) => ({
    ...one,
    caught: one.caught + (caught.get(seat) ?? 0),
    hand: one.hand && without(one.hand, played.get(seat)),
    hand_size: one.hand_size - (played.has(seat) ? 1 : 0),
  }))
  const lying = trick.map((one) => ({ ...one, at_work: false }))
  const picture: Fischen.Picture = {
    ...before,
    phase: 'play',
    turn: null,
    trick: lying,
    winner: about.args.seat,
    seats,
  }
  return { kind: 'trick', picture, told, about, lasts: 1900 }
}

/** What all have caught in a round, and what they draw for the next. */
function roundOf({ picture, events }: Arriving<Fischen.Picture, Told>): Moment<Fischen.Picture, Told> | null {
  const about = events.find(({ key }) => key === 'round-begins')
  if (!about || !events.some(isOfTheRound)) return null
  return { kind: 'round', picture, told: events.length, about, lasts: 9000 }
}

/** A hand without one of its cards, of which there may be two. */
function without(hand: string[], card: string | undefined): string[] {
  const at = card === undefined ? -1 : hand.indexOf(card)
  return at < 0 ? hand : hand.toSpliced(at, 1)
}

/** Who gets each card of a trick that is complete, by the seat that laid it. */
export function catchersOf(trick: Fischen.Laid[], events: Told[]): Map<number, number> {
  const winner = events.find(isWon)?.args.seat
  const found = new Map<number, number>()
  for (const { key, args } of events) {
    if (key === 'caught-all') for (const { seat } of trick) if (seat !== args.seat) found.set(seat, args.seat)
    const caught = key === 'caught-one' && trick.find((one) => one.card === args.card && !found.has(one.seat))
    if (caught) found.set(caught.seat, args.seat)
  }
  if (winner !== undefined) for (const { seat } of trick) if (!found.has(seat)) found.set(seat, winner)
  return found
}

/** What a seat makes of the end of a round. */
export interface Counted {
  caught: number
  points: number
  boat: number // cards drawn from the own boat for the next round
  sea: number // and from the sea
}

export function countedOf(events: Told[], players: number): Counted[] {
  const found = Array.from({ length: players }, () => ({ caught: 0, points: 0, boat: 0, sea: 0 }))
  for (const { key, args } of events) {
    if (key !== 'scored' && key !== 'drew' && key !== 'fished') continue
    const one = found[args.seat]!
    if (key === 'scored') [one.caught, one.points] = [args.cards, args.points]
    if (key === 'drew') one.boat += args.cards
    if (key === 'fished') one.sea += args.cards
  }
  return found
}
