import { expect, test } from 'vitest'
import type { Told } from '../wire'
import { lastsOf, soundOf, STEP, type Beats } from './beats'

const told = (key: string): Told => ({ key, args: {} })
const beats: Beats = { lasts: { caught: 1500, drew: 0 }, sounds: { caught: 'catch', trick: 'round' } }

test('a view is looked at for as long as the weightiest of its events', () => {
  expect(lastsOf([told('drew'), told('caught')], beats)).toBe(1500)
  expect(lastsOf([told('drew')], beats)).toBe(0)
  expect(lastsOf([told('anything')], beats)).toBe(STEP)
  expect(lastsOf([told('anything')], undefined)).toBe(STEP)
})

test('what is heard is what happened, or the moment that is shown', () => {
  expect(soundOf([told('caught'), told('drew')], null, beats)).toBe('catch')
  expect(soundOf([told('caught')], { kind: 'trick', lasts: 1 }, beats)).toBe('round')
  expect(soundOf([told('drew')], null, beats)).toBe('move')
})
