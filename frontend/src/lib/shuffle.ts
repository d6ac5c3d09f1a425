// Checking a committed shuffle in the page: docs/record-format.md has the recipe.

import type { Proof, Table, Tournament } from '../wire'
import { ask } from './api'

export type Checked = { label: string; right: boolean }

const commitmentOf = async (seed: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', seed))

const keyOf = (seed: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** The first words that a seed, nonces and a label give: themselves a seed, for something in particular. */
async function derivedSeed(seed: string, nonces: string[], label: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await block(await keyOf(bytes(seed)), nonces, label, 0))
}

function block(key: CryptoKey, nonces: string[], label: string, number: number): Promise<ArrayBuffer> {
  return crypto.subtle.sign('HMAC', key, new TextEncoder().encode(JSON.stringify([nonces, label, number])))
}

/** Whether the seed gives the commitment of the table, and every shuffle comes of the seed and the nonces. */
export async function check(proof: Proof, committed: string): Promise<Checked[]> {
  const seed = bytes(proof.seed)
  const key = await keyOf(seed)
  const found: Checked[] = [{ label: 'commitment', right: (await commitmentOf(seed)) === committed }]
  for (const { label, cards } of proof.shuffles) {
    const again = await shuffled(cards, key, proof.nonces, label)
    found.push({ label, right: again.join() === cards.join() })
  }
  return found
}

export async function shuffled(cards: string[], key: CryptoKey, nonces: string[], label: string): Promise<string[]> {
  const pile = [...cards].sort()
  const words: number[] = []
  let number = 0
  async function below(n: number): Promise<number> {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      if (!words.length) {
        const view = new DataView(await block(key, nonces, label, number++))
        for (let at = 0; at < 32; at += 4) words.push(view.getUint32(at))
      }
      const word = words.shift()!
      if (word < limit) return word % n
    }
  }
  for (let i = pile.length - 1; i > 0; i--) {
    const j = await below(i + 1)
    ;[pile[i], pile[j]] = [pile[j]!, pile[i]!]
  }
  return pile
}

/** How many tables were dealt by seeds that come of the tournament's, as it was committed; `right`: all of them. */
export async function checkSeeds(tournament: Tournament): Promise<{ right: boolean; count: number }> {
  const { seed, nonces, commitment, rounds, announced } = tournament
  let count = 0
  let tables = 0
  for (const round of rounds) {
    for (const [at, { table }] of round.tables.entries()) {
      const label = announced.duplicate ? `round ${round.number}` : `round ${round.number} table ${at + 1}`
      const committed = (await ask<Table>('GET', `tables/${table}`)).commitment
      tables++
      if ((await commitmentOf(await derivedSeed(seed, nonces, label))) === committed) count++
    }
  }
  return { right: count === tables && (await commitmentOf(bytes(seed))) === commitment, count }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
