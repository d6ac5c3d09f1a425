// Who plays here: a guest with a name, made when somebody first wants to play. The token is in a cookie of the server's.

import type { Me } from '../wire'
import { ask, isRefusal } from './api'

export const me: { now: Me | null; asked: boolean } = $state({ now: null, asked: false })

/** Who this browser is, if the server knows it. */
export async function whoAmI(): Promise<Me | null> {
  if (!me.asked) {
    try {
      me.now = await ask<Me>('GET', 'me')
    } catch (problem) {
      if (!isRefusal(problem) || problem.key !== 'unauthorised') throw problem
    }
    me.asked = true
  }
  return me.now
}

/** Somebody to play as: who is known here, or a new guest. */
export async function somebody(name: string): Promise<Me> {
  return (await whoAmI()) ?? (me.now = await ask<Me>('POST', 'guests', { name }))
}

export async function rename(name: string): Promise<void> {
  me.now = await ask<Me>('PATCH', 'me', { name })
}
