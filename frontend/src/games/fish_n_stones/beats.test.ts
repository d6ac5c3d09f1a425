import { expect, test } from 'vitest'
import type { Told } from './events'
import { beats } from './beats'
import type * as FishNStones from './picture'

const pile = { top: 'F2', height: 3, fish: null, stones: null }
const pond = ['a1', 'a2'].map((name) => ({ name, x: 0, y: 0, pile }))
const before = { turn: 1, pond, seats: [{ bucket: 1 }, { bucket: 4 }] } as unknown as FishNStones.Picture
const fished: Told = { key: 'fished', args: { seat: 1, spot: 'a2', fish: 2, stones: 0 } }

test('the last catch of a round is seen before the pond is filled anew', () => {
  const events: Told[] = [fished, { key: 'filled', args: { round: 2 } }]
  const [moment] = beats.moments!(before, { picture: before, events })
  expect(moment).toMatchObject({ kind: 'catch', told: 1, about: fished })
  expect(moment!.picture.pond.map((spot) => spot.pile)).toEqual([pile, null])
  expect(moment!.picture.seats.map((seat) => seat.bucket)).toEqual([1, 7])
})

test('any other catch is seen anyway', () => {
  expect(beats.moments!(before, { picture: before, events: [fished] })).toEqual([])
  expect(beats.moments!(before, { picture: before, events: [{ key: 'filled', args: { round: 1 } }] })).toEqual([])
})
