// @vitest-environment happy-dom

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { complete, fitting, moveSender, next, reasonFor } from './choice.svelte'

const MOVES = ['lay R3 1', 'lay R3 2', 'lay B1 2', 'stop']

test('moves fit what has been pointed at, in any order', () => {
  expect(fitting(MOVES, [])).toEqual(MOVES)
  expect(fitting(MOVES, ['lay', 'R3'])).toEqual(['lay R3 1', 'lay R3 2'])
  expect(fitting(MOVES, ['lay', undefined, '2'])).toEqual(['lay R3 2', 'lay B1 2'])
  expect(fitting(MOVES, ['stop', 'R3'])).toEqual([])
})

test('what can come at a place does not depend on what is there now', () => {
  expect(next(MOVES, ['lay', 'R3'], 1)).toEqual(new Set(['R3', 'B1']))
  expect(next(MOVES, ['lay', 'R3'], 2)).toEqual(new Set(['1', '2']))
  expect(next(MOVES, ['lay', 'B1'], 2)).toEqual(new Set(['2']))
  expect(next(MOVES, ['stop'], 1)).toEqual(new Set())
})

test('a move is complete when all its words make a legal one', () => {
  expect(complete(MOVES, ['lay', 'R3', '1'])).toBe('lay R3 1')
  expect(complete(MOVES, ['stop'])).toBe('stop')
  expect(complete(MOVES, ['lay', 'B1', '1'])).toBeUndefined()
  expect(complete(MOVES, ['lay', undefined, '1'])).toBeUndefined()
  expect(complete(MOVES, ['lay', 'R3'])).toBeUndefined()
})

test('a reason is found for the very move only', () => {
  const known = [{ move: 'lay R3 1', key: 'full' }] as Parameters<typeof reasonFor>[1]
  expect(reasonFor('lay R3 1', known)?.key).toBe('full')
  expect(reasonFor('lay R3', known)).toBeUndefined()
})

// -- Sending, and double clicks --

let version = $state(1)
let sent: string[]
let ignoreDoubleClick: (event: MouseEvent) => void
let send: (move: string) => void
let attempt: (move: string) => void
let asked: string[]
let end: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'], now: 100_000 })
  sent = []
  asked = []
  end = $effect.root(() => {
    ;({ send, attempt, ignoreDoubleClick } = moveSender(() => ({
      play: (move) => sent.push(move),
      why: (move) => asked.push(move),
      legal: MOVES,
      version,
    })))
  })
  flushSync()
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

/** Whether the first or second click of a double click is let through after some milliseconds. */
function isHeard(which: number, after: number): boolean {
  vi.advanceTimersByTime(after)
  const click = new MouseEvent('click', { detail: which })
  const stop = vi.spyOn(click, 'stopPropagation')
  ignoreDoubleClick(click)
  return !stop.mock.calls.length
}

test('the second click of a double click does not reach what a move has just brought', () => {
  vi.advanceTimersByTime(5000)
  send('stop')
  expect(sent).toEqual(['stop'])
  expect(isHeard(2, 250)).toBe(false)
  expect(isHeard(1, 10)).toBe(true)
  expect(isHeard(2, 50)).toBe(true)
})

test('nor does it reach what a new view shows', () => {
  vi.advanceTimersByTime(5000)
  expect(isHeard(2, 0)).toBe(true)
  version++
  flushSync()
  expect(isHeard(2, 250)).toBe(false)
  expect(isHeard(2, 60)).toBe(true)
})

test('what is legal is sent, and what is not is asked about', () => {
  attempt('stop')
  attempt('lay R3 3')
  expect(sent).toEqual(['stop'])
  expect(asked).toEqual(['lay R3 3'])
})
