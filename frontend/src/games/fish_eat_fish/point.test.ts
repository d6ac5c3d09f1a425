import { expect, test } from 'vitest'
import type { NotLegal } from '../../wire'
import { plansOf, point, rolesOf, type Picked } from './point'

// From a1 one bites b1 at once, or slides to a3 or c1 and bites from there; from e5 one only drifts.
const LEGAL = ['eat a1 b1', 'eat a1 a3 b3', 'eat a1 a3 a4', 'eat a1 c1 c2', 'eat a1 b2 c2', 'eat d1 d2', 'drift e5 e4']
const KNOWN = [{ move: 'eat c3 c4', key: 'smaller' }] as NotLegal[]

const at = (picked: Picked, circle: string): unknown => point(LEGAL, KNOWN, picked, circle)

test('a free circle is placed on at once, any other is asked about', () => {
  expect(point(['place a1', 'place b2'], [], {}, 'b2')).toEqual({ play: 'place b2' })
  expect(point(['place a1', 'place b2'], [], {}, 'c3')).toEqual({ why: 'place c3' })
})

test('first a stack that can do something', () => {
  expect(at({}, 'a1')).toEqual({ pick: { source: 'a1' } })
  expect(at({}, 'e5')).toEqual({ pick: { source: 'e5' } })
})

test('of a stack that can do nothing the known reason is asked for, else one beside it', () => {
  expect(at({}, 'c3')).toEqual({ why: 'eat c3 c4' })
  expect(at({}, 'd4')).toEqual({ why: 'eat d4 c4' })
  expect(at({}, 'a2')).toEqual({ why: 'eat a2 b2' })
})

test('then what it bites, or drifts to', () => {
  expect(at({ source: 'a1' }, 'b1')).toEqual({ play: 'eat a1 b1' })
  expect(at({ source: 'e5' }, 'e4')).toEqual({ play: 'drift e5 e4' })
})

test('or where it slides, and what it bites from there', () => {
  expect(at({ source: 'a1' }, 'a3')).toEqual({ pick: { source: 'a1', stop: 'a3' } })
  expect(at({ source: 'a1', stop: 'a3' }, 'a4')).toEqual({ play: 'eat a1 a3 a4' })
  expect(at({ source: 'a1', stop: 'a3' }, 'c1')).toEqual({ pick: { source: 'a1', stop: 'c1' } })
  expect(at({ source: 'a1', stop: 'a3' }, 'e1')).toEqual({ why: 'eat a1 a3 e1' })
})

test('a prey with one way to it is bitten, with several the way is chosen', () => {
  expect(at({ source: 'a1' }, 'b3')).toEqual({ play: 'eat a1 a3 b3' })
  expect(at({ source: 'a1' }, 'c2')).toEqual({ pick: { source: 'a1', target: 'c2' } })
  expect(at({ source: 'a1', target: 'c2' }, 'c1')).toEqual({ play: 'eat a1 c1 c2' })
  expect(at({ source: 'a1', target: 'c2' }, 'b2')).toEqual({ play: 'eat a1 b2 c2' })
})

test('pointing again takes back, pointing at another stack changes to it', () => {
  expect(at({ source: 'a1' }, 'a1')).toEqual({ pick: {} })
  expect(at({ source: 'a1', stop: 'a3' }, 'a3')).toEqual({ pick: { source: 'a1' } })
  expect(at({ source: 'a1', target: 'c2' }, 'c2')).toEqual({ pick: { source: 'a1' } })
  expect(at({ source: 'a1' }, 'd1')).toEqual({ pick: { source: 'd1' } })
})

test('what can not be reached is asked about', () => {
  expect(point(['eat a1 b1'], [], { source: 'a1' }, 'e5')).toEqual({ why: 'eat a1 e5' })
  expect(point(['drift a1 a2'], [], { source: 'a1' }, 'e5')).toEqual({ why: 'drift a1 e5' })
})

test('each circle shows what it could be', () => {
  const isFoe = (circle: string): boolean => circle === 'c2'
  expect(rolesOf(['place a1'], {}, isFoe)).toEqual({ a1: 'place' })
  expect(rolesOf(LEGAL, {}, isFoe)).toEqual({ a1: 'source', d1: 'source', e5: 'source' })
  expect(rolesOf(LEGAL, { source: 'e5' }, isFoe)).toEqual({ a1: 'instead', d1: 'instead', e5: 'chosen', e4: 'drift' })
  expect(rolesOf(LEGAL, { source: 'a1' }, isFoe)).toEqual({
    a1: 'chosen',
    d1: 'instead',
    e5: 'instead',
    b1: 'prey',
    a3: 'slide',
    b3: 'prey',
    a4: 'prey',
    c1: 'slide',
    b2: 'slide',
    c2: 'foe',
  })
  expect(rolesOf(LEGAL, { source: 'a1', stop: 'a3' }, isFoe)).toEqual({
    a1: 'chosen',
    d1: 'instead',
    e5: 'instead',
    a3: 'stop',
    b3: 'prey',
    a4: 'prey',
    c1: 'slide',
    b2: 'slide',
  })
  expect(rolesOf(LEGAL, { source: 'a1', target: 'c2' }, isFoe)).toEqual({
    a1: 'chosen',
    d1: 'instead',
    e5: 'instead',
    c1: 'slide',
    b2: 'slide',
    c2: 'foe',
  })
})

test('a plan is drawn from the stack over its stop to what is looked at, if it can go there', () => {
  const drawn = (picked: Picked, shown: string | null): string =>
    plansOf(
      LEGAL,
      picked,
      rolesOf(LEGAL, picked, (circle) => circle === 'c2'),
      shown,
    )
      .map(({ from, to }) => `${from}-${to}`)
      .join(' ')
  expect(drawn({}, 'a3')).toBe('')
  expect(drawn({ source: 'a1' }, null)).toBe('')
  expect(drawn({ source: 'a1' }, 'a3')).toBe('a1-a3')
  expect(drawn({ source: 'a1', stop: 'a3' }, 'b3')).toBe('a1-a3 a3-b3')
  expect(drawn({ source: 'a1', stop: 'a3' }, 'e5')).toBe('a1-a3')
  expect(drawn({ source: 'a1', target: 'c2' }, 'c1')).toBe('a1-c1 c1-c2')
})
