// Who plays here: a guest with a name, made when somebody first wants to play. The token is in a cookie of the server's.

import type { GameCard, Hello, Me } from '../wire'
import { ask } from './api'

export const me: { now: Me | null } = $state({ now: null })
let asked: Promise<Hello> | undefined

/** Who this browser is, if the server knows it, and the games. Asked once. */
export async function hello(): Promise<GameCard[]> {
  asked ??= ask<Hello>('GET', 'hello').then((told) => {
    me.now = told.me
    return told
  })
  try {
    return (await asked).games
  } catch (problem) {
    asked = undefined
    throw problem
  }
}

/** Somebody to play as: who is known here, or a new guest. */
export async function somebody(name: string): Promise<Me> {
  await hello()
  return me.now ?? (me.now = await ask<Me>('POST', 'guests', { name }))
}

export async function rename(name: string): Promise<void> {
  me.now = await ask<Me>('PATCH', 'me', { name })
}
