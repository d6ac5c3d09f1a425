import { expect, test } from 'vitest'
import type * as FishFishFish from './picture'
import { aim, cards, pointCard, pointSquare, rolesOf, sources, type Picked, type Sight } from './point'
import { newsOf } from './news'
import { beside, cellsOf, degrees, towards } from './sea'

const PICTURE = {
  phase: 'sail',
  sea: {
    columns: ['A', 'B', 'C'],
    rows: ['1', '2', '3'],
    numbers: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
  },
  rose: [
    ['NW', 'N', 'NE'],
    ['W', null, 'E'],
    ['SW', 'S', 'SE'],
  ],
  schools: [
    { square: 'C3', size: 1, top: 'blue' },
    { square: 'A3', size: 4, top: 'grey' },
    { square: 'B3', size: 2, top: 'white' },
  ],
  seats: [{ boats: ['B2'] }, { boats: ['A1'] }],
  open: ['N'],
} as unknown as FishFishFish.Picture
const LEGAL = ['sail B2 E', 'sail B2 S', 'swim C3 N', 'pass']
const HAND = ['E', 'S', 'W', 'N']

const sight = (picked: Picked = {}, more: Partial<Sight> = {}): Sight => ({
  picture: PICTURE,
  legal: LEGAL,
  hand: HAND,
  picked,
  ...more,
})

// -- Pointing --

test('first a boat or fish, then the square beside it', () => {
  expect(pointSquare(sight(), 'B2')).toEqual({ pick: { square: 'B2' } })
  expect(pointSquare(sight({ square: 'B2' }), 'C2')).toEqual({ play: 'sail B2 E' })
  expect(pointSquare(sight({ square: 'C3' }), 'C2')).toEqual({ play: 'swim C3 N' })
})

test('or the card, before or after it', () => {
  expect(pointCard(sight({ square: 'B2' }), 1, 'B2')).toEqual({ play: 'sail B2 S' })
  expect(pointCard(sight(), 0, 'B2')).toEqual({ pick: { at: 0 } })
  expect(pointSquare(sight({ at: 0 }), 'B2')).toEqual({ play: 'sail B2 E' })
})

test('pointing again lets go', () => {
  expect(pointSquare(sight({ square: 'B2' }), 'B2')).toEqual({ pick: {} })
  expect(pointCard(sight({ at: 0 }), 0, 'B2')).toEqual({ pick: {} })
})

test('another boat or fish is taken instead, if it is not where the first could go', () => {
  expect(pointSquare(sight({ square: 'B2' }), 'C3')).toEqual({ pick: { square: 'C3' } })
})

test('what can not be done is asked about as what it would be', () => {
  expect(pointCard(sight({ square: 'B2' }), 2, 'B2')).toEqual({ why: 'sail B2 W' })
  expect(pointCard(sight(), 2, 'B2')).toEqual({ why: 'sail B2 W' })
  expect(pointSquare(sight({ at: 2 }), 'A3')).toEqual({ why: 'swim A3 W' })
  expect(pointSquare(sight(), 'A3')).toEqual({ why: 'swim A3 E' })
  expect(aim(sight(), 'B2', 'B1')).toEqual({ why: 'sail B2 N' })
})

test('what is too far is said to be so', () => {
  expect(aim(sight(), 'A1', 'C3')).toEqual({ pick: { square: 'A1', far: 'C3' } })
})

test.each(['moor', 'release'] as const)('to %s needs a square alone', (phase) => {
  const now = sight({}, { picture: { ...PICTURE, phase }, legal: [`${phase} A2`] })
  expect(pointSquare(now, 'A2')).toEqual({ play: `${phase} A2` })
  expect(pointSquare(now, 'B2')).toEqual({ why: `${phase} B2` })
  expect(rolesOf(now)).toEqual({ A2: phase })
})

test('squares and cards show what they could be', () => {
  expect(sources(sight())).toEqual(new Set(['B2', 'C3']))
  expect(sources(sight({ at: 1 }))).toEqual(new Set(['B2']))
  expect(cards(sight())).toEqual(new Set(['E', 'S', 'N']))
  expect(cards(sight({ square: 'C3' }))).toEqual(new Set(['N']))
  expect(rolesOf(sight())).toEqual({ B2: 'from', C3: 'may' })
  expect(rolesOf(sight({ at: 3 }))).toEqual({ C3: 'from' })
  expect(rolesOf(sight({ square: 'B2' }))).toEqual({ B2: 'instead', C3: 'instead', C2: 'to', B3: 'to' })
})

// -- The sea --

test('the rose leads to the eight neighbours and over no edge', () => {
  expect(beside(PICTURE, 'B2', 'NW')).toBe('A1')
  expect(beside(PICTURE, 'B2', 'SE')).toBe('C3')
  expect(beside(PICTURE, 'A1', 'W')).toBeNull()
  expect(beside(PICTURE, 'C3', 'S')).toBeNull()
  expect(towards(PICTURE, 'B2', 'C1')).toBe('NE')
  expect(towards(PICTURE, 'A1', 'C3')).toBeNull()
  expect(['N', 'NE', 'E', 'S', 'W'].map((card) => degrees(PICTURE, card))).toEqual([0, 45, 90, 180, -90])
})

test('a square shows its boat, or its fish as far as they are seen', () => {
  const cells = Object.fromEntries(cellsOf(PICTURE).map((cell) => [cell.name, cell]))
  expect(cells['B2']).toMatchObject({ kind: 'boat', owner: 0, number: 5, outer: false })
  expect(cells['A1']).toMatchObject({ kind: 'boat', owner: 1, number: 1, outer: true })
  expect(['C3', 'A3', 'B3', 'C1'].map((name) => cells[name]!.kind)).toEqual(['blue', 'grey-school', 'school', null])
})

test('what happened is drawn where it happened, a way of several steps from its beginning', () => {
  const news = newsOf([
    { key: 'sailed', args: { source: 'A1', target: 'B1', seat: 1 } },
    { key: 'sailed', args: { source: 'B1', target: 'C1', seat: 1 } },
    { key: 'caught', args: { seat: 1, white: 1, blue: 0, grey: 2 } },
    { key: 'caught', args: { seat: 1, white: 1, blue: 1, grey: 0 } },
    { key: 'turned', args: { card: 'NE', slot: 2 } },
  ])
  expect(news.boats).toEqual(new Map([['C1', 'A1']]))
  expect(news.trails.map(({ source, target }) => source + target)).toEqual(['A1B1', 'B1C1'])
  expect(news.caught).toEqual(new Map([['C1', 5]]))
  expect(news.gained).toEqual(new Map([[1, { white: 2, blue: 1, grey: 2 }]]))
  expect(news.turned).toEqual(new Set([2]))
})
