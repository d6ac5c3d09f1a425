// The pace at which a game is shown: computers answer at once, people look at one move after the other.
// The line keeps the truth; this holds views back for a moment. One in which somebody here can move is never held back.

import { prefersReducedMotion } from 'svelte/motion'
import type { Told, View } from '../wire'
import type { Line } from './line.svelte'

const STEP = 700 // milliseconds in which a view is looked at
const LATEST = 4000 // milliseconds after which everything has been shown

const KEPT = 'shoal-one-by-one'
let wanted = $state(localStorage.getItem(KEPT) !== 'no')

/** Whether somebody wants to see the moves one by one. */
export function oneByOne(): boolean {
  return wanted
}

export function showOneByOne(yes: boolean): void {
  wanted = yes
  localStorage.setItem(KEPT, yes ? 'yes' : 'no')
}

export class Pace {
  view: View | null = $state.raw(null) // what is shown now; its events are those since what was shown before
  told: Told[] = $state.raw([]) // all events up to there
  since = $state(0) // how many of them there were after this seat's last move
  behind = $state(false) // something waits to be shown

  #waiting: View[] = []
  #shownAt = 0
  #dueAt = 0 // when nothing may wait any more
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(line: Line) {
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

  #hurry = (): void => {
    if (document.hidden) this.skip()
  }

  #take(view: View, fresh: boolean): void {
    if (!this.#waiting.length) this.#dueAt = Date.now() + LATEST
    this.#waiting.push(view)
    const another = view.seat !== this.view?.seat // somebody has just sat down
    if (fresh || another || !wanted || document.hidden || prefersReducedMotion.current) this.skip()
    else this.#goOn()
  }

  /** Show what is due, and come again for the rest. */
  #goOn = (): void => {
    clearTimeout(this.#timer)
    let due = 0
    for (let last = this.view; due < this.#waiting.length; due++) {
      const next = this.#waiting[due]!
      // What follows a view in which this seat can move came of its own move, or leaves it free to move.
      const atOnce = !last || last.legal.length > 0 || isAlike(last, next) || (due === 0 && this.#pause() <= 0)
      if (!atOnce) break
      last = next
    }
    if (due) this.#show(due)
    this.behind = this.#waiting.length > 0
    if (this.behind) this.#timer = setTimeout(this.#goOn, this.#pause())
  }

  /** How long what is shown is still to be looked at. */
  #pause(): number {
    const each = Math.min(STEP, (this.#dueAt - Date.now()) / this.#waiting.length)
    return this.#shownAt + each - Date.now()
  }

  #show(count: number): void {
    const views = this.#waiting.splice(0, count)
    let before = this.view
    let from = this.told.length
    for (const view of views) {
      from = Math.min(from, view.told)
      this.told = [...this.told.slice(0, view.told), ...view.events]
      if (!before) this.since = this.told.findLastIndex((event) => event.args.seat === view.seat) + 1
      else if (before.legal.length && view.events.length && before.legal.join() !== view.legal.join())
        this.since = this.told.length
      before = view
    }
    this.since = Math.min(this.since, this.told.length)
    // Who comes to a game is not shown all that ever happened in it at once.
    if (!this.view) from = before!.seat === null ? this.told.length : this.since
    this.view = { ...before!, told: from, events: this.told.slice(from) }
    this.#shownAt = Date.now()
  }
}

/** Whether two views look the same: there is nothing to wait for between them. */
function isAlike(one: View, other: View): boolean {
  return !other.events.length && JSON.stringify(one.picture) === JSON.stringify(other.picture)
}
