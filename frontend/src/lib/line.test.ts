// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Act, Frame, Table, View } from '../wire'
import { Line } from './line.svelte'

const LONG = 60_000

/** What the page believes to be a socket; the test is the server. */
class Socket {
  static OPEN = 1
  static CLOSED = 3
  static all: Socket[] = []
  readyState = 0
  sent: Act[] = []
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (_: { code: number; reason: string }): void => {}

  constructor(
    readonly address: URL,
    readonly protocols: string[],
  ) {
    Socket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(code = 1006, reason = ''): void {
    if (this.readyState === Socket.CLOSED) return
    this.readyState = Socket.CLOSED
    this.onclose({ code, reason })
  }

  accept(): this {
    this.readyState = Socket.OPEN
    this.onopen()
    return this
  }

  tell(frame: unknown): void {
    this.onmessage({ data: JSON.stringify(frame as Frame) })
  }
}

const TABLE = { type: 'table', id: 't1' } as Table
const view = (version: number): View => ({ type: 'view', version }) as View
const socket = (): Socket => Socket.all.at(-1)!
const move = { type: 'move', move: 'stop', version: 1 } as const
let line: Line

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
  line = new Line('t1')
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
})

/** A line that has shown a table. */
function connected(): Socket {
  const found = socket().accept()
  found.tell(TABLE)
  found.tell(view(1))
  return found
}

test('it goes to the table, in the name of whoever has a token', () => {
  expect(socket().address.href).toBe('ws://localhost:3000/api/tables/t1/socket')
  expect(socket().protocols).toEqual([])
  const other = new Line('t2', 'abc')
  expect(socket().protocols).toEqual(['shoal', 'token.abc'])
  other.close()
})

test('it keeps what is told, each line of the chat once', () => {
  expect(line.state).toBe('connecting')
  connected()
  expect(line.state).toBe('open')
  for (const number of [1, 2, 1]) socket().tell({ type: 'said', number, text: `line ${number}` })
  expect(line.said.map((said) => said.number)).toEqual([1, 2])
  expect(line.table).toEqual(TABLE)
  expect(line.view).toEqual(view(1))
})

test('an answer and a refusal come to who asked', async () => {
  const seen = connected()
  const [first, second] = [line.act(move), line.act(move)]
  const [one, other] = seen.sent
  expect(one!.id).not.toBe(other!.id)
  seen.tell({ type: 'refused', id: other!.id, key: 'stale' })
  seen.tell({ type: 'refused', id: null, key: 'nobody-asked' })
  seen.tell({ type: 'ack', id: one!.id, version: 2 })
  expect(await first).toMatchObject({ type: 'ack', version: 2 })
  await expect(second).rejects.toMatchObject({ key: 'stale' })
})

describe('after a broken line', () => {
  test('it comes back by itself and says what it has seen', () => {
    connected().close()
    expect(line.state).toBe('lost')
    vi.advanceTimersByTime(1)
    expect(Socket.all).toHaveLength(2)
    expect(line.state).toBe('trying')
    expect(socket().address.searchParams.get('seen')).toBe('1')
    socket().accept()
    expect(line.state).toBe('open')
  })

  test('what was not answered is sent again, with the same id', async () => {
    const before = connected()
    const answered = line.act(move)
    const unsent = before.sent[0]!
    before.close()
    vi.advanceTimersByTime(1)
    const lost = line.act({ ...move, move: 'go' }) // while nobody is there
    expect(socket().sent).toEqual([])
    socket().accept()
    expect(socket().sent).toMatchObject([unsent, { move: 'go' }])
    for (const act of socket().sent) socket().tell({ type: 'ack', id: act.id, version: 2 })
    await Promise.all([answered, lost])
    socket().close()
    vi.advanceTimersByTime(LONG)
    socket().accept()
    expect(socket().sent).toEqual([])
  })

  test('a view is fresh only if it is the first', () => {
    const told: [number, boolean][] = []
    line.onview = (view, fresh) => told.push([view.version, fresh])
    connected().tell(view(2))
    socket().close()
    vi.advanceTimersByTime(1)
    connected().tell(view(2))
    expect(told).toEqual([
      [1, true],
      [2, false],
      [1, true],
      [2, false],
    ])
  })

  test('it waits longer from try to try, and no longer once it is through', () => {
    connected().close()
    const waits: number[] = []
    for (let number = 0; number < 8; number++) {
      const [tries, began] = [Socket.all.length, Date.now()]
      while (Socket.all.length === tries) vi.advanceTimersByTime(25)
      waits.push(Date.now() - began)
      if (number === 6) socket().accept()
      socket().close()
    }
    const nominal = [0, 500, 1000, 2000, 4000, 8000, 8000, 0]
    for (const [number, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(0.75 * nominal[number]!)
      expect(wait).toBeLessThanOrEqual(1.25 * nominal[number]! + 25)
    }
  })

  test.each(['online', 'asked', 'looked at'])('it does not wait when it is %s', (how) => {
    connected().close()
    vi.advanceTimersByTime(1)
    socket().close()
    expect(Socket.all).toHaveLength(2)
    if (how === 'online') dispatchEvent(new Event('online'))
    else if (how === 'asked') line.retry()
    else document.dispatchEvent(new Event('visibilitychange'))
    expect(Socket.all).toHaveLength(3)
    vi.advanceTimersByTime(LONG)
    expect(Socket.all).toHaveLength(3) // and the try it would have waited for is not made beside it
  })

  test('a page that nobody looks at does not hurry', () => {
    connected().close()
    vi.advanceTimersByTime(1)
    socket().close()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(Socket.all).toHaveLength(2)
  })
})

test('a line on which nothing is answered is dead', () => {
  const silent = connected()
  void line.act(move)
  vi.advanceTimersByTime(14_000)
  expect(silent.readyState).toBe(Socket.OPEN)
  vi.advanceTimersByTime(6000)
  expect(silent.readyState).toBe(Socket.CLOSED)
  expect(Socket.all).toHaveLength(2)
})

test('a line on which nobody asks anything is not', () => {
  const quiet = connected()
  vi.advanceTimersByTime(10 * LONG)
  expect(quiet.readyState).toBe(Socket.OPEN)
})

test.each([
  [4401, 'unauthorised'],
  [4403, 'taken-over'],
  [1008, 'too-many'],
])('%i: the server hung up for good', (code, reason) => {
  connected().close(code, reason)
  vi.advanceTimersByTime(LONG)
  expect(Socket.all).toHaveLength(1)
  expect([line.state, line.ended]).toEqual(['ended', reason])
})

test('a server that is only unavailable is tried again', () => {
  connected().close(1008, 'unavailable')
  vi.advanceTimersByTime(1)
  expect(Socket.all).toHaveLength(2)
})

test('a line that could not be opened is asked about in another way', async () => {
  vi.mocked(fetch).mockImplementation(async () => new Response('{"type":"refused","key":"no-table"}', { status: 404 }))
  socket().close()
  expect(line.state).toBe('connecting')
  await vi.waitFor(() => expect(line.state).toBe('ended'), { timeout: 30_000 })
  expect(line.ended).toBe('no-table')
  expect(vi.mocked(fetch).mock.calls[0]![0]).toBe('api/tables/t1')
  const tries = Socket.all.length
  vi.advanceTimersByTime(LONG)
  expect(Socket.all).toHaveLength(tries)
})

test('a closed line stays closed', () => {
  connected()
  line.close()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(LONG)
  expect(Socket.all).toHaveLength(1)
})
