import { expect, test } from 'vitest'
import { swipeStep, wheelSteps } from './turns'

test('a notch of a wheel is a step, down on and up back', () => {
  const turn = wheelSteps()
  expect(turn(100, 0)).toBe(1)
  expect(turn(100, 50)).toBe(1)
  expect(turn(-100, 90)).toBe(-1)
})

test('what a touchpad sends bit by bit adds up, and is forgotten after a rest', () => {
  const turn = wheelSteps()
  expect([10, 20, 20, 20, 20].map((delta, at) => turn(delta, 16 * at))).toEqual([0, 0, 0, 1, 0])
  expect(turn(50, 1000)).toBe(0)
  expect(turn(20, 1016)).toBe(1)
})

test('a finger that goes sideways turns a page; up, down or a little is none', () => {
  expect(swipeStep(-80, 10)).toBe(1)
  expect(swipeStep(80, -10)).toBe(-1)
  expect(swipeStep(-80, 70)).toBe(0)
  expect(swipeStep(20, 0)).toBe(0)
})
