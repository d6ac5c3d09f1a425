// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import type { Hinted } from '../wire'
import { Advice } from './advice.svelte'
import type { Answer } from './line.svelte'

const hint = (move: string): Hinted => ({ type: 'hinted', move, candidates: [], merits: [] }) as unknown as Hinted

function advising(commenting: boolean): { advice: Advice; asked: () => number } {
  let asked = 0
  return { advice: new Advice(() => Promise.resolve(hint(`best ${++asked}`)), commenting), asked: () => asked }
}

test('without comments a strong player is asked only when somebody wants to know', async () => {
  const { advice, asked } = advising(false)
  await advice.turn(1, 5)
  expect(asked()).toBe(0)
  await advice.show()
  expect(advice.shown?.move).toBe('best 1')
  advice.played('other')
  expect([advice.shown, advice.remark]).toEqual([null, null])
})

test('the first move is told, even if there is no choice; the others are compared with what was advised', async () => {
  const { advice } = advising(true)
  await advice.turn(1, 1)
  expect(advice.shown?.move).toBe('best 1')
  advice.played('best 1')
  expect(advice.remark).toBeNull()
  await advice.turn(4, 5)
  expect(advice.shown).toBeNull()
  advice.played('other')
  expect(advice.remark).toEqual({ advised: hint('best 2'), made: 'other' })
})

test('a turn is asked about once, and not where there is no choice', async () => {
  const { advice, asked } = advising(true)
  await advice.turn(1, 5)
  await advice.turn(1, 5)
  await advice.show()
  expect([asked(), advice.shown?.move]).toEqual([1, 'best 1'])
  advice.played('other')
  await advice.turn(4, 1)
  expect(asked()).toBe(1)
  advice.played('forced')
  expect(advice.remark).toBeNull()
})

test('what comes too late is not told', async () => {
  let answer: (found: Answer) => void = () => {}
  const advice = new Advice(() => new Promise((done) => (answer = done)), true)
  const first = advice.turn(1, 5)
  advice.played('own')
  const late = answer
  void advice.turn(4, 5)
  late(hint('late'))
  await first
  expect(advice.shown).toBeNull()
})

test('who has enough is left alone', async () => {
  const { advice, asked } = advising(true)
  await advice.turn(1, 5)
  advice.played('other')
  advice.stop()
  expect(advice.remark).toBeNull()
  await advice.turn(4, 5)
  expect(asked()).toBe(1)
})
