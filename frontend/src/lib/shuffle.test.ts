import { afterEach, expect, test, vi } from 'vitest'
import type { Tournament } from '../wire'
import { check, checkSeeds } from './shuffle'

// Made by the package: commitment() and shuffled() of shoal.core.commit, for the seed 00 01 … 1f.
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const PROOF = {
  commitment: COMMITMENT,
  seed: Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join(''),
  nonces: ['ada', 'böb'],
  shuffles: [
    { label: 'shuffle 1', cards: 'EGHACDFB'.split('') },
    { label: 'setup', cards: 'R8 R5 R3 R4 R6 R7 R1 R10 R0 R11 R9 R2'.split(' ') },
  ],
}

const wrong = async (proof: typeof PROOF, committed = COMMITMENT): Promise<string[]> =>
  (await check(proof, committed)).filter(({ right }) => !right).map(({ label }) => label)

test('an honest game is found right, in all its shuffles', async () => {
  expect(await check(PROOF, COMMITMENT)).toEqual(
    ['commitment', 'shuffle 1', 'setup'].map((label) => ({ label, right: true })),
  )
})

test('whatever was changed is noticed', async () => {
  const [first, second] = PROOF.shuffles as [(typeof PROOF.shuffles)[0], (typeof PROOF.shuffles)[0]]
  expect(await wrong(PROOF, COMMITMENT.replace('6', '7'))).toEqual(['commitment'])
  expect(await wrong({ ...PROOF, seed: '00'.repeat(32) })).toEqual(['commitment', 'shuffle 1', 'setup'])
  expect(await wrong({ ...PROOF, nonces: ['böb', 'ada'] })).toEqual(['shuffle 1', 'setup'])
  expect(await wrong({ ...PROOF, shuffles: [{ ...first, cards: first.cards.toReversed() }, second] })).toEqual([
    'shuffle 1',
  ])
  expect(await wrong({ ...PROOF, shuffles: [first, { ...second, label: 'setup 2' }] })).toEqual(['setup 2'])
})

// Made by the package, too: commitment() of derived_seed() with this label.
const OF_TABLE = 'db5a90f0ae2243b44cabc6ae9e8ccc7fd74f569eb87da954cd258d8d6641483a' // round 2 table 1

const TOURNAMENT = {
  seed: PROOF.seed,
  commitment: COMMITMENT,
  nonces: PROOF.nonces,
  announced: { game: 'some-game', players: 3, rounds: 2, duplicate: false },
  rounds: [{ number: 2, begun: 0, tables: [{ table: 'a' }] }],
} as unknown as Tournament

afterEach(() => vi.unstubAllGlobals())

function shown(commitment: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ commitment }))))
}

test('the seed of a table comes of that of its tournament and of what everybody added', async () => {
  shown(OF_TABLE)
  expect(await checkSeeds(TOURNAMENT)).toEqual({ right: true, count: 1 })
  expect(await checkSeeds({ ...TOURNAMENT, nonces: ['ada'] })).toEqual({ right: false, count: 0 })
  expect(await checkSeeds({ ...TOURNAMENT, commitment: OF_TABLE })).toEqual({ right: false, count: 1 })
  const same = { ...TOURNAMENT, announced: { ...TOURNAMENT.announced, duplicate: true } }
  expect(await checkSeeds(same)).toEqual({ right: false, count: 0 })
  shown(COMMITMENT)
  expect(await checkSeeds(TOURNAMENT)).toEqual({ right: false, count: 0 })
})
