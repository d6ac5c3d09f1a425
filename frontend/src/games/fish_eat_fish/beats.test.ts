import { expect, test } from 'vitest'
import type { Told } from './events'
import { beats } from './beats'
import type * as FishEatFish from './picture'

const told = (key: Told['key'], args: object = {}): Told => ({ key, args }) as Told
const side = (card: string | null): object => ({ card })
const picture = (circles: string[], outcome: string | null, card: string | null = '3'): FishEatFish.Picture =>
  ({ circles, fight: { attacker: side(card), defender: side(card), outcome } }) as unknown as FishEatFish.Picture

test('both cards of a fight are seen for long enough, before the stacks move', () => {
  const [before, after] = [picture(['a'], null, null), picture(['b'], 'attacker wins')]
  const events = [told('chose'), told('showed'), told('showed'), told('won'), told('caught')]
  const moments = beats.moments!(before, { picture: after, events })
  expect(moments).toMatchObject([{ kind: 'fight', told: 3 }])
  expect(moments[0]!.picture.circles).toBe(before.circles)
  expect(moments[0]!.picture.fight).toBe(after.fight)
  expect(moments[0]!.lasts).toBeGreaterThanOrEqual(1500)
  const shark = beats.moments!(before, { picture: picture(['b'], 'attacker wins', 'shark'), events })
  expect(shark[0]!.lasts).toBeGreaterThan(moments[0]!.lasts)
})

test('a card that is chosen is not shown yet', () => {
  const waiting = picture(['a'], null, null)
  expect(beats.moments!(waiting, { picture: waiting, events: [told('chose')] })).toEqual([])
})
