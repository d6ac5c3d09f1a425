// The beats of a game: how long what happens is looked at, and what lies on the table between two views. Each game
// declares its own in `beats.ts` of its folder; `pace.svelte.ts` keeps time.

import type { Picture, Told, View } from '../wire'
import type { SoundName } from './sounds'

export const STEP = 700 // milliseconds in which a move is looked at, unless its game says otherwise
const LAST = 1800 // at least, the last one of a game

/** Something that lies on the table for a moment before a view is shown, with the view's first events. */
export interface Moment<P extends Picture = Picture, T extends Told = Told> {
  kind: string // a board may draw it in a way of its own
  picture: P
  told: number // how many of the view's events have happened by then
  about: T // which of them it is all about, told instead of whose turn it is
  lasts: number // milliseconds
}

/** What a view brings, compared with the picture before it. */
export interface Arriving<P extends Picture = Picture, T extends Told = Told> {
  picture: P
  events: T[]
}

export interface Beats<P extends Picture = Picture, T extends Told = Told> {
  lasts: Partial<Record<T['key'], number>> // by the key of an event: milliseconds in which a view is looked at that brings it
  moments?: (before: P, now: Arriving<P, T>) => Moment<P, T>[]
  sounds?: Record<string, SoundName> // by the key of an event, or the kind of a moment; a move unless it is there
}

/** A moment as a board is told of it. */
export interface Now {
  kind: string
  lasts: number // milliseconds, at the speed that is wanted
}

/** How long a view is looked at: as long as the weightiest of its events. */
export function lastsOf(events: Told[], beats: Beats | null | undefined): number {
  return events.length ? Math.max(...events.map(({ key }) => beats?.lasts[key] ?? STEP)) : STEP
}

/** What is heard of a view: of a moment its own sound, otherwise of the last event that has one. */
export function soundOf(events: Told[], moment: Now | null, beats: Beats | undefined): SoundName {
  const keys = moment ? [moment.kind] : events.map(({ key }) => key)
  return keys.map((key) => beats?.sounds?.[key]).findLast((found) => found) ?? 'move'
}

export type Step = { view: View; lasts: number; moment: Moment | null }

/** What its game asks for; the last move of a game is seen in any case before the end is told. */
function momentsOf(view: View, before: Picture, beats: Beats | null | undefined): Moment[] {
  const found = beats?.moments?.(before, view) ?? []
  const about = view.events.at(-1)
  if (!view.end || !about || found.length) return found
  const lasts = Math.max(LAST, lastsOf(view.events, beats))
  return [{ kind: 'last', picture: view.picture, told: view.events.length, about, lasts }]
}

/** A view as it is shown, step by step: its moments, and then itself. Nobody can do anything in a moment. */
export function stepsOf(view: View, before: Picture | null, beats: Beats | null | undefined): Step[] {
  const moments = before ? momentsOf(view, before, beats) : []
  let from = 0
  const steps = moments.map((moment, at): Step => {
    const part = {
      ...view,
      version: view.version - 1 + (at + 1) / (moments.length + 1), // of its own, so that boards take it for a new one
      picture: moment.picture,
      told: view.told + from,
      events: view.events.slice(from, moment.told),
      legal: [],
      not_legal: [],
      to_act: [],
      can_undo: false,
      end: null,
    }
    from = moment.told
    return { view: part, lasts: moment.lasts, moment }
  })
  const rest = { ...view, told: view.told + from, events: view.events.slice(from) }
  // Who can move looks as long as they like, and what follows comes of it.
  const lasts = view.legal.length ? 0 : lastsOf(moments.length ? rest.events : view.events, beats)
  return [...steps, { view: rest, lasts, moment: null }]
}
