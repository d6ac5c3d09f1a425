// Questions to the server that need no table's line. What is refused is thrown as the server's Refusal.

import type { Refusal } from '../wire'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The server can't be reached. */
export const offline: Refusal = {
  type: 'refused',
  id: null,
  key: 'offline',
  args: {},
  text: '',
  section: '',
  version: null,
}

const WAITS = [300, 600, 1200, 2400, 4800] // milliseconds until the next try

/**
 * Ask the server; with a token in the name of another player at this device, with an empty one as nobody.
 *
 * What only wants to know is asked again for some seconds when the server can't be reached.
 */
export async function ask<T>(method: Method, path: string, body?: unknown, token?: string): Promise<T> {
  for (const wait of method === 'GET' ? WAITS : []) {
    try {
      return await askOnce<T>(method, path, body, token)
    } catch (problem) {
      if (problem !== offline || !navigator.onLine) throw problem
    }
    await new Promise((done) => setTimeout(done, wait))
  }
  return askOnce<T>(method, path, body, token)
}

async function askOnce<T>(method: Method, path: string, body: unknown, token: string | undefined): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
  if (token) headers['Authorization'] = `Bearer ${token}`
  const credentials = token === undefined ? 'same-origin' : 'omit'
  let response: Response
  try {
    response = await fetch(`api/${path}`, {
      method,
      headers,
      credentials,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw offline
  }
  const text = await response.text()
  if (!response.ok) throw text.startsWith('{') ? (JSON.parse(text) as Refusal) : offline
  return (text ? JSON.parse(text) : undefined) as T
}

/** The lines of a long answer, as they come, until it ends or is not wanted any more; with a body something is wanted. */
export async function* linesOf<T>(path: string, wanted: AbortSignal, body?: unknown): AsyncGenerator<T> {
  try {
    const asked: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const response = await fetch(`api/${path}`, { ...asked, headers, signal: wanted })
    if (!response.ok || !response.body) throw (await response.json()) as Refusal
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let rest = ''; ;) {
      const { done, value } = await reader.read()
      const lines = (rest + (value ?? '')).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line) yield JSON.parse(line) as T
      if (done) return
    }
  } catch (problem) {
    if (wanted.aborted) return
    throw isRefusal(problem) ? problem : offline
  }
}

export function isRefusal(problem: unknown): problem is Refusal {
  return typeof problem === 'object' && problem !== null && (problem as Refusal).type === 'refused'
}

/** An id for a message: sent twice, it is carried out once. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).reduce((text, part) => text + part.toString(36), '')
}
