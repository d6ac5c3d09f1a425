import { expect, test } from 'vitest'
import { minutesOf, timeOf } from './calls.svelte'

test('a time is so many minutes after midnight, and back', () => {
  expect([minutesOf('00:00'), minutesOf('07:05'), minutesOf('23:59')]).toEqual([0, 425, 1439])
  expect([0, 425, 1439].map(timeOf)).toEqual(['00:00', '07:05', '23:59'])
})
