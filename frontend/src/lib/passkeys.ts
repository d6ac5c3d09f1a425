// Passkeys: what a browser signs with, beside a password.

import type { Account, Me, NewPasskey, OwnPassword, Passkey, Refusal, Shown } from '../wire'
import { ask, offline } from './api'

/** Whether this browser has any: older ones don't, nor does a page that came by plain HTTP. */
export function canHavePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Nobody has shown one, or the browser would not have it. */
const cancelled: Refusal = { ...offline, key: 'passkey-cancelled' }

export function passkeys(): Promise<Passkey[]> {
  return ask<Passkey[]>('GET', 'me/passkeys')
}

export async function addPasskey(label: string, password: string): Promise<void> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', 'me/passkeys/options', {
    password,
  } satisfies OwnPassword)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await signed(navigator.credentials.create({ publicKey }))
  await ask('POST', 'me/passkeys', { label, credential } satisfies NewPasskey)
}

export async function removePasskey(id: string, password: string): Promise<void> {
  await ask('DELETE', `me/passkeys/${id}`, { password } satisfies OwnPassword)
}

/** Log in with a password and one of the passkeys of that account. */
export async function logInWithPasskey(account: Account): Promise<Me> {
  if (!canHavePasskeys()) throw cancelled
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', 'logins/passkey', account)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const passkey = await signed(navigator.credentials.get({ publicKey }))
  return ask<Me>('POST', 'logins', { ...account, passkey } satisfies Shown)
}

async function signed(answer: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const credential = await answer.catch(() => null)
  if (!credential) throw cancelled
  return { ...(credential as PublicKeyCredential).toJSON() }
}
