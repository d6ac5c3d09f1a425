import { expect, test } from 'vitest'
import type { Told } from './events'
import type * as FishEatFish from './picture'
import { newsOf, trailsOf } from './news'
import { colourOf, topOf, widthOf } from './seats'

const picture = (more: object = {}, ...empty: string[]): FishEatFish.Picture =>
  ({ circles: empty.map((name) => ({ name, fish: [] })), fight: null, ...more }) as unknown as FishEatFish.Picture
const told = (key: Told['key'], args: object): Told => ({ key, args }) as Told

test('a stack that slides and swallows is followed with all its fish', () => {
  const events = [
    told('slid', { seat: 1, source: 'a1', stop: 'a3' }),
    told('swallowed', { seat: 1, source: 'a3', target: 'b3' }),
  ]
  const news = newsOf(events, picture({}, 'a3'), { a1: 3 })
  expect(news.arrows).toEqual([
    { from: 'a1', to: 'a3', kind: 'slid', seat: 1 },
    { from: 'a3', to: 'b3', kind: 'bit', seat: 1 },
  ])
  expect(trailsOf(events)).toEqual(news.arrows)
  expect(news.arrivals['b3']).toEqual({ from: 'a3', count: 3 })
  expect(news.fresh).toEqual(new Set(['b3'])) // nothing is left on a3
})

test('a fight shows who has won it', () => {
  const fight = { attacker: { circle: 'a1', height: 1 }, defender: { circle: 'b1', height: 2 } }
  const events = [told('attacked', { source: 'a1', target: 'b1' }), told('won', { target: 'b1' })]
  const lost = newsOf(events, picture({ fight: { ...fight, outcome: 'defender wins' } }), {})
  expect(lost.arrows).toEqual([{ from: 'b1', to: 'a1', kind: 'bit' }])
  expect(lost.arrivals).toEqual({})
  const won = newsOf(events, picture({ fight: { ...fight, outcome: 'attacker wins' } }), {})
  expect(won.arrows).toEqual([{ from: 'a1', to: 'b1', kind: 'bit' }])
  expect(won.arrivals).toEqual({ b1: { from: 'a1', count: 1 } })
})

test('what a seat has caught is added up', () => {
  const events = [
    told('caught', { seat: 1, count: 2 }),
    told('banked', { seat: 1, count: 3 }),
    told('survived', { seat: 0, count: 1 }),
  ]
  expect(newsOf(events, picture(), {}).gained).toEqual(
    new Map([
      [0, 1],
      [1, 5],
    ]),
  )
})

test('the seats have colours of their own, the neutral fish none', () => {
  expect(new Set([0, 1, 2, 3, 4].map(colourOf)).size).toBe(5)
  expect(colourOf('neutral')).toBeUndefined()
})

test('a stack of any height lies within its circle, each fish below the next', () => {
  for (const height of [1, 2, 3, 5, 9]) {
    const tops = Array.from({ length: height }, (_, level) => topOf(level, height))
    expect(tops.at(-1)).toBeGreaterThanOrEqual(0)
    expect(tops[0]! + widthOf(height) * 0.62).toBeLessThanOrEqual(100)
    expect(tops).toEqual([...new Set(tops)].sort((one, other) => other - one))
  }
})
