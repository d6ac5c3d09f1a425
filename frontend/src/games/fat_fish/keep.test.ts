import { expect, test } from 'vitest'
import type { Told } from './events'
import type * as FatFish from './picture'
import { betterThan, forced, keepMove, placesOf, toggled, waysOf } from './keep'
import { keyed, newsOf, signed, valueOf } from './news'

const ROW = ['R3', 'B1', 'R5', 'R3', 'G2'] // one of the reds may be kept
const LEGAL = ['keep R3 G2 B1', 'keep R5 G2 B1', 'keep R3 G2', 'keep R5 G2', 'stop']
const WAYS = waysOf(LEGAL)

test('the ways are those of the legal moves', () => {
  expect(WAYS).toEqual([
    ['R3', 'G2', 'B1'],
    ['R5', 'G2', 'B1'],
    ['R3', 'G2'],
    ['R5', 'G2'],
  ])
})

test('equal cards are told apart by their places, first those that are kept', () => {
  expect(placesOf(ROW, ['R3', 'R3', 'G2'])).toEqual([0, 3, 4])
  expect(placesOf(ROW, ['R3'], [3])).toEqual([3])
  expect(placesOf(ROW, ['P1'])).toEqual([])
})

test('what every way keeps is kept', () => {
  expect(forced(ROW, WAYS)).toEqual([4])
  expect(forced(ROW, [])).toEqual([])
})

test('a card is kept or left, and what can not be kept beside it gives way', () => {
  expect(toggled(ROW, WAYS, [4], 0)).toEqual([4, 0])
  expect(toggled(ROW, WAYS, [4, 0], 1)).toEqual([4, 0, 1])
  expect(toggled(ROW, WAYS, [4, 0, 1], 2)).toEqual([4, 1, 2])
  expect(toggled(ROW, WAYS, [4, 0], 3)).toEqual([4, 3])
  expect(toggled(ROW, WAYS, [4, 0, 1], 1)).toEqual([4, 0])
})

test('a move names its cards in the order of the rules', () => {
  expect(keepMove(ROW, [1, 4, 3])).toBe('keep R3 G2 B1')
  expect(LEGAL).toContain(keepMove(ROW, [4, 2]))
})

test('a better way is told, licences included', () => {
  const split = (move: string, points: number, licence: string | null, worth: number) => ({
    move,
    points,
    licence,
    worth,
  })
  const sharing = { one_colour: false, splits: [split('keep R5', 4, null, 4), split('keep R1', -4, 'E', 6)] }
  expect(betterThan(sharing, 'keep R5')).toEqual(sharing.splits[1])
  expect(betterThan(sharing, 'keep R1')).toBeNull()
  expect(betterThan(sharing, 'keep B1')).toBeNull()
})

test('what is new is marked on the rows that are there', () => {
  const picture = {
    rows: [
      { name: '1', cards: ['R1', 'R2'] },
      { name: '2', cards: ['B1'] },
    ],
  } as unknown as FatFish.Picture
  const laid: Told = { key: 'laid', args: { row: 1, seat: 0, card: 'R3' } }
  expect(newsOf([laid, laid, laid], picture).rows).toEqual(new Map(Object.entries({ 1: 2, 2: 0 })))
  const wrong = newsOf([laid, { key: 'wrong-lay', args: { row: 1, seat: 1, card: 'R3' } }], picture)
  expect([wrong.wrong, wrong.rows]).toEqual([1, new Map(Object.entries({ 1: 0, 2: 0 }))])
  const split = newsOf(
    [
      { key: 'split', args: { seat: 1, balance: '-3', kept: 'R1 B2', rest: 'R5' } },
      { key: 'passed-a', args: { seat: 1, other: 0 } },
    ],
    picture,
  )
  expect(split.gained).toEqual(new Map([[1, '−3']]))
  expect(split.kept).toEqual(new Map([[1, ['R1', 'B2']]]))
  expect(split.fresh).toEqual(new Set(['A']))
})

test('cards have keys of their own, values and signs', () => {
  expect(keyed(['R1', 'B1', 'R1']).map(({ key }) => key)).toEqual(['R1.0', 'B1.0', 'R1.1'])
  expect(valueOf(['R1', 'B4'])).toBe(5)
  expect([signed(3), signed(0), signed(-3)]).toEqual(['+3', '0', '−3'])
})
