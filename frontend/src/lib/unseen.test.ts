// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import type { Said } from '../wire'
import { keepSeen, lastSeen, unseen } from './unseen'

const line = (number: number, person: string): Said => ({
  type: 'said',
  number,
  person,
  name: person,
  at: 0,
  text: 'hello',
})
const said = [line(1, 'ada'), line(2, 'bob'), line(4, 'bob'), line(5, 'cleo')]

beforeEach(() => localStorage.clear())

test('lines of others that came after the last one seen are unseen', () => {
  expect(unseen(said, 0, 'ada')).toBe(3)
  expect(unseen(said, 2, 'ada')).toBe(2)
  expect(unseen(said, 5, 'ada')).toBe(0)
})

test('nobody misses what they said themselves, or what they do not want to hear', () => {
  expect(unseen(said, 0, 'bob')).toBe(2)
  expect(unseen(said, 0, 'ada', { bob: 'Bob' })).toBe(1)
})

test('what was seen is known when one comes back, table by table', () => {
  expect(lastSeen('one')).toBe(0)
  keepSeen('one', 4)
  expect([lastSeen('one'), lastSeen('other')]).toEqual([4, 0])
})
