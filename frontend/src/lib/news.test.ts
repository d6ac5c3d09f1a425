import { expect, test } from 'vitest'
import type { Told } from '../wire'
import { add, after } from './news'

const told = (key: string, at: number): Told => ({ key, args: { at } })

test('only what came after the last event of a kind', () => {
  const events = [told('begins', 1), told('won', 2), told('begins', 3), told('won', 4)]
  expect(after('begins', events)).toEqual([told('won', 4)])
  expect(after('lost', events)).toEqual(events)
})

test('what a seat has got is added up', () => {
  const sums = new Map<number, number>()
  for (const [seat, count] of [
    [1, 2],
    [0, 1],
    [1, 3],
  ] as const)
    add(sums, seat, count)
  expect(sums).toEqual(
    new Map([
      [1, 5],
      [0, 1],
    ]),
  )
})
