import { expect, test } from 'vitest'
import type { Told } from './events'
import { beats, caughtIn } from './beats'
import type * as FishNStones from './picture'

const pile = { top: 'F2', height: 3, fish: null, stones: null }
const pond = ['a1', 'a2'].map((name) => ({ name, x: 0, y: 0, pile }))
const before = { turn: 1, pond, seats: [{ bucket: 1 }, { bucket: 4 }] } as unknown as FishNStones.Picture
const fished: Told = { key: 'fished', args: { seat: 1, spot: 'a2', fish: 2, stones: 0 } }

const filled = (round: number): Told => ({ key: 'filled', args: { round } })

test('the last catch of a round is seen before the pond is filled anew, and then what all have caught', () => {
  const seats = [{ bucket: 1 }, { bucket: 7, cat: null }]
  const after = { ...before, pond: [], seats } as unknown as FishNStones.Picture
  const moments = beats.moments!(before, { picture: after, events: [fished, filled(2)] })
  expect(moments).toMatchObject([
    { kind: 'catch', told: 1, about: fished },
    { kind: 'round', told: 1, about: filled(2), picture: { turn: null } },
  ])
  for (const { picture, lasts } of moments) {
    expect(picture.pond.map((spot) => spot.pile)).toEqual([pile, null])
    expect(picture.seats.map((seat) => seat.bucket)).toEqual([1, 7])
    expect(lasts).toBeGreaterThanOrEqual(1500)
  }
})

test('a round also ends with an empty line', () => {
  const nothing: Told = { key: 'nothing-left', args: { seat: 1 } }
  const moments = beats.moments!(before, { picture: before, events: [nothing, filled(2)] })
  expect(moments).toMatchObject([{ kind: 'round', told: 1 }])
  expect(moments[0]!.picture.pond).toEqual(before.pond)
})

test('any other catch is seen anyway', () => {
  expect(beats.moments!(before, { picture: before, events: [fished] })).toEqual([])
  expect(beats.moments!(before, { picture: before, events: [filled(1)] })).toEqual([])
})

test('what was caught in a round is that since the pond was filled', () => {
  const early: Told = { key: 'fished', args: { seat: 0, spot: 'a1', fish: 9, stones: 9 } }
  expect([...caughtIn([filled(1), early, filled(2), fished])]).toEqual([[1, { fish: 2, stones: 0 }]])
})
