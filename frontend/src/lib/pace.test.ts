// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { View } from '../wire'
import type { Line } from './line.svelte'
import type { Beats, Moment } from './beats'
import { Pace, speed, useSpeed } from './pace.svelte'

const BEGINNING = 1_000_000
const SOON = 20 // milliseconds

let line: Line
let pace: Pace
let beats: Beats
let events: number // told so far

beforeEach(() => {
  vi.useFakeTimers({ now: BEGINNING })
  useSpeed('normal')
  line = { onview: () => {} } as unknown as Line
  beats = { lasts: {} }
  pace = new Pace(line, () => beats)
  events = 0
})

afterEach(() => {
  pace.close()
  vi.useRealTimers()
})

/** A view comes over the line: a seat has moved, or nothing happened. */
function come(mover: number | null, about: Partial<View> & { fresh?: boolean } = {}): void {
  const { fresh = false, ...rest } = about
  const told = mover === null ? [] : [{ key: 'played', args: { seat: mover } }]
  const view = {
    version: events + 1,
    seat: 0,
    legal: [],
    told: events,
    events: told,
    picture: { step: events + told.length },
    ...rest,
  }
  events = view.told + view.events.length
  line.onview(view as unknown as View, fresh)
}

/** I have moved, and three computers answer at once; then it is my turn. */
function round(): void {
  come(null, { fresh: true, legal: ['play'] })
  come(0)
  for (const computer of [1, 2]) come(computer)
  come(3, { legal: ['play'] })
}

const shown = (): number => pace.told.length

test('moves of computers are shown one by one, the own one at once', () => {
  round()
  const when: [number, number][] = []
  for (let at = 0; at < 5000; at += SOON) {
    if (when.at(-1)?.[1] !== shown()) when.push([at, shown()])
    expect(pace.behind).toBe(shown() < 4)
    expect(pace.view!.legal.length > 0).toBe(shown() === 4)
    vi.advanceTimersByTime(SOON)
  }
  expect(when.map(([, lines]) => lines)).toEqual([1, 2, 3, 4])
  const pauses = when.slice(1).map(([at], number) => at - when[number]![0])
  for (const pause of pauses) expect(Math.abs(pause - 700)).toBeLessThanOrEqual(SOON)
})

test('each shown view tells what happened since the one before it', () => {
  round()
  const told: unknown[] = []
  for (let lines = shown(); told.length < 4; lines = shown()) {
    told.push(pace.view!.events.map((event) => event.args.seat))
    while (shown() === lines && pace.behind) vi.advanceTimersByTime(SOON)
  }
  expect(told).toEqual([[0], [1], [2], [3]])
})

test('nothing waits for longer than twelve seconds', () => {
  come(null, { fresh: true, legal: ['play'] })
  come(0)
  for (let number = 0; number < 40; number++) come(1 + (number % 3))
  vi.advanceTimersByTime(9000)
  expect(shown()).toBeGreaterThan(25)
  expect(pace.behind).toBe(true)
  vi.advanceTimersByTime(3000 + SOON)
  expect(shown()).toBe(41)
  expect(pace.behind).toBe(false)
})

describe('each event has its own weight', () => {
  const pauses = (): number[] => {
    const when: number[] = []
    round()
    for (let at = 0, lines = -1; at < 9000; at += SOON) {
      if (shown() !== lines) when.push(at)
      lines = shown()
      vi.advanceTimersByTime(SOON)
    }
    return when.slice(1).map((at, number) => at - when[number]!)
  }

  test('that its game gives it', () => {
    beats = { lasts: { played: 1500 } }
    for (const pause of pauses()) expect(Math.abs(pause - 1500)).toBeLessThanOrEqual(SOON)
  })

  test('and is looked at longer or shorter by who wants it so', () => {
    useSpeed('slow')
    for (const pause of pauses()) expect(Math.abs(pause - 1260)).toBeLessThanOrEqual(SOON)
    pace.skip()
    useSpeed('fast')
    for (const pause of pauses()) expect(Math.abs(pause - 350)).toBeLessThanOrEqual(SOON)
  })
})

describe('a moment', () => {
  const lasts = 2000
  beforeEach(() => {
    // What seat 1 plays lies there for a moment.
    const moments = (_: unknown, { events }: { events: View['events'] }): Moment[] =>
      events[0]?.args.seat === 1
        ? [
            {
              kind: 'whole',
              picture: { lying: true } as unknown as Moment['picture'],
              told: 1,
              about: events[0],
              lasts,
            },
          ]
        : []
    beats = { lasts: {}, moments }
  })
  const lying = (): unknown => (pace.view!.picture as unknown as { lying?: true }).lying

  test('holds back also a view in which somebody here can move', () => {
    come(null, { fresh: true, legal: ['play'] })
    come(1, { legal: ['play'] })
    expect(lying()).toBe(true)
    expect(pace.moment).toMatchObject({ kind: 'whole', lasts })
    expect(pace.view!.legal).toEqual([])
    expect(shown()).toBe(1)
    vi.advanceTimersByTime(lasts - SOON)
    expect(pace.behind).toBe(true)
    vi.advanceTimersByTime(2 * SOON)
    expect(pace.view!.legal).toEqual(['play'])
    expect(pace.moment).toBeNull()
    expect(pace.view!.events).toEqual([])
  })

  test('is not passed over by who hastens, but by who skips', () => {
    come(null, { fresh: true, legal: ['play'] })
    come(0)
    come(2)
    come(1, { legal: ['play'] })
    expect(shown()).toBe(1)
    pace.hasten()
    expect(lying()).toBe(true)
    pace.hasten()
    expect(pace.view!.legal).toEqual(['play'])
    come(1, { legal: ['play'] })
    pace.skip()
    expect(lying()).toBeUndefined()
    expect(pace.behind).toBe(false)
  })

  test('takes little time from who is on the clock', () => {
    come(null, { fresh: true, legal: ['play'] })
    come(1, { legal: ['play'], clocks: [{ seat: 0, left: 9, running: true }] })
    expect(lying()).toBe(true)
    vi.advanceTimersByTime(1500 + SOON)
    expect(pace.view!.legal).toEqual(['play'])
  })

  test('does not come where everything is shown at once, nor after what was missed', () => {
    come(null, { fresh: true, legal: ['play'] })
    come(1, { told: 7, legal: ['play'] })
    expect(lying()).toBeUndefined()
    useSpeed('off')
    come(1, { legal: ['play'] })
    expect(lying()).toBeUndefined()
  })
})

test('all is shown to who skips, and what was shown before is not told again', () => {
  round()
  vi.advanceTimersByTime(750)
  expect(shown()).toBe(2)
  pace.skip()
  expect(shown()).toBe(4)
  expect(pace.behind).toBe(false)
  expect(pace.view!.legal).toEqual(['play'])
  expect(pace.view!.events.map((event) => event.args.seat)).toEqual([2, 3])
})

describe('all is shown at once', () => {
  test('to who wants it so, for good', () => {
    useSpeed('off')
    expect(speed()).toBe('off')
    expect(localStorage.getItem('shoal-speed')).toBe('off')
    round()
    expect(shown()).toBe(4)
  })

  test('where nobody looks, also when they look away', () => {
    round()
    expect(shown()).toBe(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shown()).toBe(4)
    come(1)
    come(2)
    expect(shown()).toBe(6)
    hidden.mockReturnValue(false)
  })

  test('after the line was broken', () => {
    round()
    come(0)
    expect(shown()).toBe(1)
    come(1, { fresh: true })
    expect(shown()).toBe(6)
  })

  test('to who has just sat down', () => {
    come(null, { fresh: true, seat: null })
    come(1, { seat: null })
    come(2, { seat: null })
    expect(pace.behind).toBe(true)
    come(3, { seat: 1 })
    expect(shown()).toBe(3)
  })
})

test('a view that looks the same is not waited for', () => {
  come(null, { fresh: true })
  come(1)
  const { picture } = pace.view!
  expect(shown()).toBe(0)
  vi.advanceTimersByTime(700)
  expect(shown()).toBe(1)
  come(null, { version: 77, picture: pace.view!.picture })
  expect(pace.view!.version).toBe(77)
  expect(picture).not.toEqual(pace.view!.picture)
})

test('what somebody can answer is never held back behind their own move', () => {
  come(null, { fresh: true, legal: ['a', 'b'] })
  come(0, { legal: ['b'] })
  come(1, { legal: ['b', 'c'] })
  expect(shown()).toBe(2)
  expect(pace.view!.legal).toEqual(['b', 'c'])
})

test('who comes to a running game is told what happened since their last move', () => {
  const past = [1, 0, 2, 3].map((seat) => ({ key: 'played', args: { seat } }))
  come(null, { fresh: true, told: 0, events: past, legal: ['play'] })
  expect(pace.since).toBe(2)
  expect(pace.view!.events.map((event) => event.args.seat)).toEqual([2, 3])
  come(0)
  expect(pace.since).toBe(5)
})

test('what came of the own move is told with what happened since', () => {
  come(null, { fresh: true, legal: ['show'] })
  const fight = [1, 0, 1].map((seat) => ({ key: seat ? 'won' : 'showed', args: { seat } }))
  come(0, { events: fight })
  expect([pace.own, pace.since]).toEqual([2, 3])
  come(1)
  pace.skip()
  expect(pace.told.slice(pace.own).map(({ key }) => key)).toEqual(['won', 'played'])
})

test('a spectator who comes is not shown what happened before', () => {
  const past = [1, 0, 2].map((seat) => ({ key: 'played', args: { seat } }))
  come(null, { fresh: true, seat: null, told: 0, events: past })
  expect(pace.view!.events).toEqual([])
  expect(shown()).toBe(3)
})

test('a move taken back is no longer told', () => {
  round()
  pace.skip()
  come(null, { told: 0, events: [], legal: ['play'], picture: { phase: 'play', seats: [] } })
  pace.skip()
  expect(shown()).toBe(0)
  expect(pace.since).toBe(0)
})
