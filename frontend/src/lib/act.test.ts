// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { acting } from './act'
import type { Line } from './line.svelte'
import { dismissAll, notices, notify } from './notices.svelte'

const REFUSAL = { type: 'refused', id: null, key: 'no', args: {}, text: 'no' }
const answering = (answer: unknown): Line => ({ table: null, act: async () => answer }) as unknown as Line
const refusing = (): Line => ({ table: null, act: () => Promise.reject(REFUSAL) }) as unknown as Line

beforeEach(dismissAll)

test('what is refused is told, the last alone', async () => {
  const act = acting(refusing)
  await act({ type: 'move', version: 1, move: 'a' })
  const [first] = notices.now
  await act({ type: 'undo', version: 1 })
  expect(notices.now).toMatchObject([{ key: 'no', number: first!.number + 1 }])
})

test('a refusal goes with the next move, and with nothing else', async () => {
  const act = acting(() => answering({ type: 'ack' }))
  notify({ key: 'no', args: {} })
  await act({ type: 'say', text: 'hello' })
  expect(notices.now).toHaveLength(1)
  await act({ type: 'move', version: 1, move: 'a' })
  expect(notices.now).toHaveLength(0)
})
