// Sharing out a row: any way of it that is legal, by as few clicks as possible. Cards are known by their places in the row.

import type { Sharing, Split } from './picture'
import { fitting } from '../../lib/choice.svelte'

/** All that could be kept. */
export function waysOf(legal: string[]): string[][] {
  return fitting(legal, ['keep']).map((move) => move.split(' ').slice(1))
}

/** The places of these cards in the row; of equal cards first those that are kept already. */
export function placesOf(row: string[], cards: string[], first: number[] = []): number[] {
  const found: number[] = []
  for (const card of cards) {
    const place = [...first, ...row.keys()].find((place) => row[place] === card && !found.includes(place))
    if (place !== undefined) found.push(place)
  }
  return found
}

/** What is kept whatever is chosen. */
export function forced(row: string[], ways: string[][]): number[] {
  const [one, ...rest] = ways
  return one
    ? placesOf(
        row,
        one.filter((card) => rest.every((way) => way.includes(card))),
      )
    : []
}

/** Keep a card or leave it; what then can't be kept beside it gives way. */
export function toggled(row: string[], ways: string[][], kept: number[], spot: number): number[] {
  if (kept.includes(spot)) return kept.filter((other) => other !== spot)
  const latest = kept.toReversed()
  let best: number[] = []
  for (const way of ways) {
    const places = placesOf(row, way, [spot, ...latest])
    const stays = places.filter((other) => kept.includes(other))
    const better =
      stays.length > best.length || (stays.length === best.length && latest.length > 0 && stays.includes(latest[0]!))
    if (places.includes(spot) && better) best = stays
  }
  return [...kept.filter((other) => best.includes(other)), spot]
}

/** The move that keeps these: a `keep` names its cards in this order. */
export function keepMove(row: string[], kept: number[]): string {
  const rank = (card: string): number => 'RYGBP'.indexOf(card[0]!) * 10 - Number(card.slice(1))
  return ['keep', ...kept.map((place) => row[place]!).sort((one, other) => rank(one) - rank(other))].join(' ')
}

/** The best way to share out the row, if it is better than this one. */
export function betterThan(sharing: Sharing, move: string): Split | null {
  const chosen = sharing.splits.find((split) => split.move === move)
  const best = sharing.splits.toSorted((one, other) => other.worth - one.worth)[0]
  return chosen && best && best.worth > chosen.worth ? best : null
}
