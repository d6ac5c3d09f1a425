// What has happened since the last view, so that a board can mark it where it happened. Each game has its `newsOf`.

import type { Told } from '../wire'

/** What every board marks. A game adds what is its own: places where something has happened are called `fresh`. */
export interface News<Gain> {
  gained: Map<number, Gain> // what a seat has got
}

/** Those after the last event of a kind; all, if there is none. */
export function after<T extends Told>(key: T['key'], events: T[]): T[] {
  return events.slice(events.findLastIndex((event) => event.key === key) + 1)
}

/** What a board marks: what has happened since the own last move or, right after that, the move itself. */
export function marked<T extends Told>(events: T[], since: T[] | undefined): T[] {
  return since?.length ? since : events
}

export function add<K>(sums: Map<K, number>, key: K, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count)
}
