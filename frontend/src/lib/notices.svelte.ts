// Short notices: what was refused and why, with the rule that says so.

import type { Refusal } from '../wire'
import { sound } from './sounds'

export type Notice = {
  number: number
  key: string
  args: Record<string, unknown>
  section: string
  game: string
  names: string[] // of the seats
}

const SHOWN = 9000 // milliseconds

export const notices: { now: Notice[] } = $state({ now: [] })
let count = 0

type Reason = Pick<Refusal, 'key' | 'args'> & { section?: string }

export function notify(reason: Reason, game = '', names: string[] = []): void {
  const { key, args, section = '' } = reason
  const notice = { number: ++count, key, args, section, game, names }
  notices.now = [notice] // one at a time: two would cover what is below the head of the page
  sound('refused')
  fade(notice.number)
}

/** What was refused is over and done with: a move was made, or the game has ended. */
export function dismissAll(): void {
  notices.now = []
}

export function dismiss(number: number): void {
  notices.now = notices.now.filter((notice) => notice.number !== number)
}

/** It goes after a while, but not while somebody is at it. */
function fade(number: number): void {
  setTimeout(() => {
    if (document.querySelector(`[data-notice='${number}']:is(:hover, :focus-within)`)) fade(number)
    else dismiss(number)
  }, SHOWN)
}
