// Who plays here: a guest with a name, made when somebody first wants to play. The token is in a cookie of the server's.

import type { GameCard, Hello, Me, Session } from '../wire'
import { ask, isRefusal } from './api'
import { isGame } from './games'
import { logInWithPasskey } from './passkeys'

export const me: { now: Me | null } = $state({ now: null })
let asked: Promise<Hello> | undefined

/** Who this browser is, if the server knows it, and the games: those that this page, perhaps an older one, can show. Asked once. */
export async function hello(): Promise<GameCard[]> {
  asked ??= ask<Hello>('GET', 'hello').then((told) => {
    me.now = told.me
    return told
  })
  try {
    return (await asked).games.filter((game) => isGame(game.name))
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

/** Make the guest an account. Answers the code with which one comes back without the password; it is told once. */
export async function register(login: string, password: string): Promise<string> {
  me.now = await ask<Me>('PUT', 'me/account', { login, password })
  return me.now.recovery!
}

/** Come back with that code and a new password. Answers the next code. */
export async function recover(login: string, code: string, password: string): Promise<string> {
  me.now = await ask<Me>('POST', 'recoveries', { login, code, password })
  return me.now.recovery!
}

/** Another code; the one before is void. */
export async function newRecovery(password: string): Promise<string> {
  return (await ask<Me>('POST', 'me/recovery', { password })).recovery!
}

export async function logIn(login: string, password: string): Promise<void> {
  try {
    me.now = await ask<Me>('POST', 'logins', { login, password })
  } catch (problem) {
    if (!isRefusal(problem) || problem.key !== 'passkey-needed') throw problem
    me.now = await logInWithPasskey({ login, password })
  }
}

export async function logOut(): Promise<void> {
  const here = (await sessions()).find((session) => session.this)
  if (here) await endSession(here.id)
  me.now = null
}

export async function changePassword(old: string, fresh: string): Promise<void> {
  await ask('PUT', 'me/password', { old, new: fresh })
}

export function sessions(): Promise<Session[]> {
  return ask<Session[]>('GET', 'me/sessions')
}

export async function endSession(id: string): Promise<void> {
  await ask('DELETE', `me/sessions/${id}`)
}

/** A token with which a program plays in my name; it is told once. */
export async function newToken(label: string): Promise<string> {
  return (await ask<Me>('POST', 'me/sessions', { label })).token!
}

/** Take all my data away; who has an account says the password. */
export async function erase(password?: string): Promise<void> {
  await ask('DELETE', 'me', password === undefined ? undefined : { password })
  me.now = null
}
