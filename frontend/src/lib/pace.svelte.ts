// The pace at which a game is shown: computers answer at once, people look at one thing after the other.
// The line keeps the truth; this holds views back. One in which somebody here can move is held back by nothing but a
// moment that its game asks for, like a trick that has just become complete.

import type { Picture, Told, View } from '../wire'
import { stepsOf, type Beats, type Now, type Step } from './beats'
import type { Line } from './line.svelte'

/** How much longer everything takes; at no speed at all nothing is held back. */
export const SPEEDS = { slow: 1.8, normal: 1, fast: 0.5, off: 0 } as const
export type Speed = keyof typeof SPEEDS

const LATEST = 12_000 // milliseconds in which all that others did has been shown, beside moments
const HURRIED = 1500 // milliseconds that a moment may take from who is on the clock

const KEPT = 'shoal-speed'
let wanted: Speed = $state(kept())

function kept(): Speed {
  const found = localStorage.getItem(KEPT)
  if (found !== null && found in SPEEDS) return found as Speed
  return localStorage.getItem('shoal-one-by-one') === 'no' ? 'off' : 'normal' // what was asked before there were speeds
}

/** How fast somebody wants to be shown what others do. */
export function speed(): Speed {
  return wanted
}

export function useSpeed(one: Speed): void {
  wanted = one
  localStorage.setItem(KEPT, one)
}

export class Pace {
  view: View | null = $state.raw(null) // what is shown now; its events are those since what was shown before
  told: Told[] = $state.raw([]) // all events up to there
  since = $state(0) // how many of them there were after this seat's last move, with all that came of it
  own = $state(0) // and up to what it did itself: what came of a fight is news
  behind = $state(false) // something waits to be shown
  moment: (Now & { about: Told }) | null = $state.raw(null) // what is shown is one

  #beats: () => Beats | null | undefined
  #waiting: Step[] = []
  #shown: Step | null = null
  #shownAt = 0
  #dueAt = 0 // when nothing but moments may wait any more
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(line: Line, beats: () => Beats | null | undefined = () => null) {
    this.#beats = beats
    line.onview = (view, fresh) => this.#take(view, fresh)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  close(): void {
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#hurry)
  }

  /** Show all that waits, at once. */
  skip = (): void => {
    if (this.#waiting.length) this.#show(this.#waiting.length)
    this.#goOn()
  }

  /** Go on to the next moment, or to how it stands now. */
  hasten = (): void => {
    const next = this.#waiting.findIndex((step) => step.moment)
    if (this.#waiting.length) this.#show(next < 0 ? this.#waiting.length : next + 1)
    this.#goOn()
  }

  #hurry = (): void => {
    if (document.hidden) this.skip()
  }

  #take(view: View, fresh: boolean): void {
    if (!this.#waiting.length) this.#dueAt = Date.now() + LATEST * SPEEDS[wanted]
    const another = view.seat !== this.view?.seat // somebody has just sat down
    const all = fresh || another || wanted === 'off' || document.hidden
    this.#waiting.push(...stepsOf(view, all ? null : this.#before(view), this.#beats()))
    if (all) this.skip()
    else this.#goOn()
  }

  /** What lies on the table before a view, if nothing is missing in between. */
  #before(view: View): Picture | null {
    const last = this.#waiting.at(-1)?.view ?? this.view
    return last && last.told + last.events.length === view.told ? last.picture : null
  }

  /** Show what is due, and come again for the rest. */
  #goOn = (): void => {
    clearTimeout(this.#timer)
    let due = 0
    for (let last = this.#shown; due < this.#waiting.length; due++) {
      const next = this.#waiting[due]!
      // What follows a view in which this seat can move came of its own move, or leaves it free to move.
      const atOnce = !last || last.view.legal.length > 0 || isAlike(last, next) || (due === 0 && this.#pause() <= 0)
      if (!atOnce) break
      last = next
    }
    if (due) this.#show(due)
    this.behind = this.#waiting.length > 0
    if (this.behind) this.#timer = setTimeout(this.#goOn, this.#pause())
  }

  /** How long what is shown is still to be looked at. */
  #pause(): number {
    const { moment, lasts, view } = this.#shown!
    return this.#shownAt + (moment ? this.#lasting(lasts, view) : this.#share(lasts)) - Date.now()
  }

  #lasting(lasts: number, view: View): number {
    const onTheClock = view.clocks?.some((clock) => clock.seat === view.seat && clock.running)
    return SPEEDS[wanted] * (onTheClock ? Math.min(lasts, HURRIED) : lasts)
  }

  /** What a plain step gets of the time that is left for all of them. */
  #share(lasts: number): number {
    const plain = this.#waiting.filter((step, at) => !step.moment && at < this.#waiting.length - 1)
    const needed = plain.reduce((sum, step) => sum + step.lasts, lasts) * SPEEDS[wanted]
    const left = Math.max(0, this.#dueAt - this.#shownAt)
    return SPEEDS[wanted] * lasts * (needed > left ? left / needed : 1)
  }

  #show(count: number): void {
    const steps = this.#waiting.splice(0, count)
    let before = this.view
    let from = this.told.length
    for (const { view } of steps) {
      from = Math.min(from, view.told)
      this.told = [...this.told.slice(0, view.told), ...view.events]
      if (!before) this.since = this.own = upToOwn(this.told, view.seat)
      else if (before.legal.length && view.events.length && before.legal.join() !== view.legal.join()) {
        this.since = this.told.length
        this.own = view.told + upToOwn(view.events, view.seat)
      }
      before = view
    }
    this.since = Math.min(this.since, this.told.length)
    this.own = Math.min(this.own, this.told.length)
    // Who comes to a game is not shown all that ever happened in it at once.
    if (!this.view) from = before!.seat === null ? this.told.length : this.since
    this.view = { ...before!, told: from, events: this.told.slice(from) }
    this.#shown = { ...steps.at(-1)!, view: this.view }
    this.#shownAt = Date.now()
    const { moment, lasts } = this.#shown
    this.moment = moment && { kind: moment.kind, about: moment.about, lasts: this.#lasting(lasts, this.view) }
    if (moment) this.#dueAt += this.moment!.lasts
  }
}

/** How many events there are up to the last thing that a seat did. */
function upToOwn(events: Told[], seat: number | null): number {
  return events.findLastIndex((event) => event.args.seat === seat) + 1
}

/** Whether two steps look the same: there is nothing to wait for between them. */
function isAlike(one: Step, other: Step): boolean {
  if (one.moment || other.view.events.length) return false
  return JSON.stringify(one.view.picture) === JSON.stringify(other.view.picture)
}
