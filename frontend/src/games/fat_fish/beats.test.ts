import { expect, test } from 'vitest'
import type { Told } from './events'
import { beats } from './beats'
import type * as FatFish from './picture'

const told = (key: Told['key'], args: object = {}): Told => ({ key, args }) as Told
const picture = (cards: string[], chosen: string | null): FatFish.Picture =>
  ({
    chosen_row: chosen,
    rows: [
      { name: '1', cards: ['R1'] },
      { name: '2', cards },
    ],
  }) as unknown as FatFish.Picture

const FIVE = ['R1', 'B2', 'G3', 'Y4', 'P5']

test('a row that is shared out still lies there', () => {
  const events = [told('split', { seat: 1 }), told('opened', { row: 2, card: 'B1' })]
  const moments = beats.moments!(picture(FIVE, '2'), { picture: picture(['B1'], null), events })
  expect(moments).toMatchObject([{ kind: 'split', told: 1, about: events[0] }])
  expect(moments[0]!.picture.rows[1]!.cards).toEqual(FIVE)
})

test('a row that goes to plus at once is seen with its fifth card', () => {
  const events = [told('laid', { seat: 1, row: 2, card: 'P5' }), told('took-row', { row: 2 }), told('kept-all')]
  const moments = beats.moments!(picture(FIVE.slice(0, 4), null), { picture: picture(['B1'], null), events })
  expect(moments[0]).toMatchObject({ told: 3, picture: { chosen_row: '2' } })
  expect(moments[0]!.picture.rows[1]!.cards).toEqual(FIVE)
})

test('a card that is laid is no moment', () => {
  const events = [told('laid', { seat: 1, row: 2, card: 'P5' }), told('took-row', { row: 2 })]
  expect(beats.moments!(picture(FIVE.slice(0, 4), null), { picture: picture(FIVE, '2'), events })).toEqual([])
})
