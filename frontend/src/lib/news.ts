// What has happened since the last view, so that a board can mark it where it happened. Each game has its `newsOf`.

import type { Told } from '../wire'

/** What every board marks. A game adds what is its own: places where something has happened are called `fresh`. */
export interface News<Gain> {
  gained: Map<number, Gain> // what a seat has got
}

/** What a board takes down of an event. */
type Listener = (args: Told['args'], key: string) => void

/** Go through the events in order. The listeners are named by the keys of what they hear: `slid drifted` hears both. */
export function hear(events: Told[], listeners: Record<string, Listener>): void {
  const byKey = new Map<string, Listener>()
  for (const [keys, listener] of Object.entries(listeners)) for (const key of keys.split(' ')) byKey.set(key, listener)
  for (const { key, args } of events) byKey.get(key)?.(args, key)
}

/** Those after the last event of a kind; all, if there is none. */
export function after(key: string, events: Told[]): Told[] {
  return events.slice(events.findLastIndex((event) => event.key === key) + 1)
}

/** What a board marks: what has happened since the own last move or, right after that, the move itself. */
export function marked(events: Told[], since: Told[] | undefined): Told[] {
  return since?.length ? since : events
}

export function add<K>(sums: Map<K, number>, key: K, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count)
}
