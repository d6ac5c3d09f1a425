// Short notices: what was refused and why, with the rule that says so.

import type { Refusal } from '../wire'
import { sound } from './sounds'

export type Notice = { number: number; key: string; args: Record<string, unknown>; text: string; section: string; game: string }

export const notices: { now: Notice[] } = $state({ now: [] })
let count = 0

type Reason = Pick<Refusal, 'key' | 'args'> & { text?: string; section?: string }

export function notify(reason: Reason, game = ''): void {
  const { key, args, text = '', section = '' } = reason
  const notice = { number: ++count, key, args, text, section, game }
  notices.now = [...notices.now.slice(-2), notice]
  sound('refused')
  setTimeout(() => dismiss(notice.number), 9000)
}

export function dismiss(number: number): void {
  notices.now = notices.now.filter((notice) => notice.number !== number)
}
