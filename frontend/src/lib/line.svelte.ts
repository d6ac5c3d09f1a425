// The line to a table: what it shows, what was said, and messages that are sent again until they are answered.

import type { Act, Frame, Refusal, Said, Table, View } from '../wire'
import { ask, isRefusal, newId } from './api'

type Content = Act extends infer Kind ? (Kind extends Act ? Omit<Kind, 'id'> : never) : never
/** Do something at the table; what is refused is told to who wanted it. */
export type Do = (content: Content) => Promise<void>
export type Answer = Exclude<Frame, Table | View | Said | Refusal>
type Waiting = { act: Act; answered: (answer: Answer) => void; refused: (refusal: Refusal) => void }

const WAITS = [0, 500, 1000, 2000, 4000, 8000] // milliseconds until the next try
const SILENCE = 15_000 // milliseconds without an answer after which a line is taken for dead
const FOR_GOOD = [4401, 4403, 1008] // codes with which the server says that coming again is no use
const NEVER = ['no-table', 'private', 'removed', 'unauthorised'] // why a table is not even shown

export type LineState = 'connecting' | 'open' | 'lost' | 'trying' | 'ended'

export class Line {
  table: Table | null = $state.raw(null)
  view: View | null = $state.raw(null)
  said: Said[] = $state.raw([])
  state: LineState = $state('connecting')
  ended = $state('') // why the server hung up for good
  onview: (view: View, fresh: boolean) => void = () => {} // told of every view; fresh: the first after connecting

  #id: string
  #token: string | undefined
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval>
  #sent = 0 // when the oldest unanswered message was sent
  #fresh = true // no view has come yet since the line was opened
  #closed = false

  constructor(id: string, token?: string) {
    this.#id = id
    this.#token = token
    this.#watch = setInterval(() => this.#look(), 3000)
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#watch)
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#socket?.close()
  }

  /** Don't wait any longer with the next try. */
  retry(): void {
    this.#now()
  }

  /** Do something at the table. It is sent again after a broken line; refused is thrown. */
  act(content: Content): Promise<Answer> {
    const act = { ...content, id: newId() } as Act
    return new Promise((answered, refused) => {
      this.#waiting.set(act.id, { act, answered, refused })
      this.#send(act)
    })
  }

  #send(act: Act): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#sent ||= Date.now()
    this.#socket.send(JSON.stringify(act))
  }

  #connect(): void {
    const here = new URL(`api/tables/${this.#id}/socket`, location.href.split('#')[0])
    here.protocol = here.protocol.replace('http', 'ws')
    if (this.view) here.searchParams.set('seen', String(this.view.version))
    if (this.table) this.state = 'trying'
    this.#fresh = true
    const socket = new WebSocket(here, this.#token ? ['shoal', `token.${this.#token}`] : [])
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.state = 'open'
      for (const { act } of this.#waiting.values()) this.#send(act)
    }
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Frame)
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed || this.state === 'ended') return
      this.#sent = 0
      if (FOR_GOOD.includes(event.code) && event.reason !== 'unavailable') return this.#end(event.reason)
      if (!this.table) void this.#inquire()
      this.state = this.table ? 'lost' : 'connecting'
      const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 0
      this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
    }
  }

  #end(reason: string): void {
    clearTimeout(this.#timer)
    this.state = 'ended'
    this.ended = reason
  }

  /** A browser does not say why a line could not be opened: the server must be asked in another way. */
  async #inquire(): Promise<void> {
    try {
      await ask('GET', `tables/${this.#id}`, undefined, this.#token)
    } catch (problem) {
      if (isRefusal(problem) && NEVER.includes(problem.key)) this.#end(problem.key)
    }
  }

  #now = (): void => {
    if (document.hidden || this.#closed || this.state === 'ended' || this.#socket?.readyState !== WebSocket.CLOSED)
      return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** A line on which nothing is answered any more is dead, though nobody has said so. */
  #look(): void {
    if (this.#sent && Date.now() - this.#sent > SILENCE) this.#socket?.close()
  }

  #hear(frame: Frame): void {
    switch (frame.type) {
      case 'table':
        this.table = frame
        return
      case 'view':
        this.view = frame
        this.onview(frame, this.#fresh)
        this.#fresh = false
        return
      case 'said':
        if (!this.said.some((line) => line.number === frame.number)) this.said = [...this.said, frame]
        return
      default:
        this.#answer(frame)
    }
  }

  #answer(frame: Answer | Refusal): void {
    const waiting = frame.id === null ? undefined : this.#waiting.get(frame.id)
    if (!waiting || frame.id === null) return
    this.#waiting.delete(frame.id)
    this.#sent = this.#waiting.size ? Date.now() : 0
    if (frame.type === 'refused') waiting.refused(frame)
    else waiting.answered(frame)
  }
}
