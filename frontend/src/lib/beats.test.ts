import { expect, test } from 'vitest'
import type { End, Picture, Told, View } from '../wire'
import { lastsOf, soundOf, STEP, stepsOf, type Beats } from './beats'

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

test('the last of a game is seen before its end is told', () => {
  const before = { phase: 'play' } as unknown as Picture
  const end = { ending: 'all-played' } as unknown as End
  const events = [told('caught'), told('drew')]
  const view = { version: 9, told: 4, events, legal: [], picture: { phase: 'over' }, end } as unknown as View
  const steps = stepsOf(view, before, beats)
  expect(steps).toMatchObject([
    { view: { end: null, picture: { phase: 'over' }, events }, moment: { kind: 'last' } },
    { view: { end, events: [] }, moment: null },
  ])
  expect(steps[0]!.lasts).toBeGreaterThanOrEqual(1500)
  expect(stepsOf(view, null, beats)).toMatchObject([{ view: { end }, moment: null }])
  const asked = { kind: 'trick', picture: before, told: 2, about: events[0]!, lasts: 2000 }
  expect(stepsOf(view, before, { ...beats, moments: () => [asked] }).map((step) => step.moment?.kind)).toEqual([
    'trick',
    undefined,
  ])
})
