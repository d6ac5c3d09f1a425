import { expect, test } from 'vitest'
import { beats } from './beats'
import type { Told } from './events'
import type * as FishFishFish from './picture'

test('the end of a trip through the pile is a moment of its own', () => {
  const picture = { phase: 'move', trip: 2 } as unknown as FishFishFish.Picture
  const drew: Told = { key: 'drew-unseen', args: { seat: 1 } }
  const shuffled: Told = { key: 'shuffled', args: { cards: 31, trip: 2 } }
  const moments = beats.moments!(picture, { picture, events: [drew, shuffled] })
  expect(moments).toMatchObject([{ kind: 'trip', told: 2, about: shuffled, picture: { phase: 'shuffle', trip: 2 } }])
  expect(moments[0]!.lasts).toBeGreaterThanOrEqual(1500)
  expect(beats.moments!(picture, { picture, events: [drew] })).toEqual([])
})
