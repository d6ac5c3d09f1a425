// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, linesOf, newId, offline } from './api'

const REFUSAL = { type: 'refused', key: 'no-table' }
const gone = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
const asked = vi.fn<(path: string, how: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})

afterEach(() => {
  vi.useRealTimers()
})

test('who asks with a token is that player and nobody else', async () => {
  asked.mockImplementation(async () => new Response('{"name":"Ada"}'))
  expect(await ask('POST', 'guests', { name: 'Ada' })).toEqual({ name: 'Ada' })
  await ask('POST', 'guests', { name: 'Bob' }, '')
  await ask('GET', 'me', undefined, 'abc')
  const [own, nobody, other] = asked.mock.calls.map(([, how]) => how)
  expect(own).toMatchObject({
    credentials: 'same-origin',
    body: '{"name":"Ada"}',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(nobody!.credentials).toBe('omit')
  expect(nobody!.headers).not.toHaveProperty('Authorization')
  expect(other).toMatchObject({ credentials: 'omit', headers: { Authorization: 'Bearer abc' }, body: undefined })
})

test('an empty answer is none, a refusal is thrown and not asked for again', async () => {
  asked.mockResolvedValueOnce(new Response(''))
  expect(await ask('DELETE', 'me')).toBeUndefined()
  asked.mockResolvedValueOnce(new Response(JSON.stringify(REFUSAL), { status: 404 }))
  await expect(ask('GET', 'tables/x')).rejects.toEqual(REFUSAL)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a hiccup is not even noticed by who only wants to know', async () => {
  asked
    .mockImplementationOnce(gone)
    .mockResolvedValueOnce(new Response('bad gateway', { status: 502 }))
    .mockResolvedValueOnce(new Response('[1]'))
  const answer = ask('GET', 'games')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toEqual([1])
  expect(asked).toHaveBeenCalledTimes(3)
})

test('a server that stays away is told of after some seconds', async () => {
  asked.mockImplementation(gone)
  const answer = ask('GET', 'games')
  const told = vi.fn()
  answer.catch(told)
  await vi.advanceTimersByTimeAsync(9000)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toHaveBeenCalledWith(offline)
  expect(asked).toHaveBeenCalledTimes(6)
})

test('what does something is asked for once', async () => {
  asked.mockImplementation(gone)
  await expect(ask('POST', 'tables', {})).rejects.toBe(offline)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('where the device knows that it is offline nobody waits', async () => {
  asked.mockImplementation(gone)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(ask('GET', 'games')).rejects.toBe(offline)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the lines of a long answer come one by one, wherever it is cut', async () => {
  const bytes = new TextEncoder().encode('{"step":1,"who":"Zoë"}\n{"step":2}\n')
  const body = new ReadableStream({
    start(to) {
      for (const byte of bytes) to.enqueue(Uint8Array.of(byte))
      to.close()
    },
  })
  asked.mockResolvedValueOnce({ ok: true, body } as unknown as Response)
  const found = []
  for await (const line of linesOf('analysis', new AbortController().signal)) found.push(line)
  expect(found).toEqual([{ step: 1, who: 'Zoë' }, { step: 2 }])
})

test('a long answer that is refused, or breaks off, or is not wanted any more', async () => {
  const through = async (wanted: AbortSignal): Promise<void> => {
    for await (const _ of linesOf('analysis', wanted));
  }
  const control = new AbortController()
  asked.mockResolvedValueOnce(new Response(JSON.stringify(REFUSAL), { status: 403 }))
  await expect(through(control.signal)).rejects.toEqual(REFUSAL)
  asked.mockImplementation(gone)
  await expect(through(control.signal)).rejects.toBe(offline)
  control.abort()
  await expect(through(control.signal)).resolves.toBeUndefined()
})

test('no two messages have the same id', () => {
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000)
})
