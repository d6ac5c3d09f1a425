import { expect, test } from 'vitest'
import type * as FishNStones from './picture'
import { haul, newsOf } from './news'
import { cellOf, piersOf, planOf, sideOf, type Shore } from './place'

const SHORES: Shore[] = ['south', 'west', 'north', 'east']
const spot = (x: number, y: number): FishNStones.Spot => ({ name: '', x, y, pile: null })

test('whoever looks sits at the bottom, and the others clockwise from there', () => {
  for (const [at, home] of SHORES.entries()) {
    const others = [0, 1, 2, 3].map((on) => sideOf(SHORES[(at + on) % 4]!, home))
    expect(others).toEqual(['bottom', 'left', 'top', 'right'])
  }
})

test('the pond is turned with its shores', () => {
  const beside: Record<Shore, FishNStones.Spot> = {
    south: spot(1, 0),
    west: spot(0, 1),
    north: spot(1, 2),
    east: spot(2, 1),
  }
  for (const home of SHORES) {
    expect(cellOf(beside[home], home)).toEqual({ column: 1, row: 2 }) // one's own is nearest
    const cells = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => cellOf(spot(x, y), home)))
    expect(new Set(cells.map(({ column, row }) => 3 * column + row)).size).toBe(9)
  }
  expect(cellOf(beside.west, 'south')).toEqual({ column: 0, row: 1 })
  expect(cellOf(beside.south, 'west')).toEqual({ column: 2, row: 1 })
})

test('a shore where somebody sits has room for their piers', () => {
  expect(planOf(['bottom', 'top'])).toEqual({ bottom: 2, left: 1, top: 2, right: 1, width: 11, height: 13 })
  const [pier] = piersOf(1, 'left', [{ line: '2', first: { column: 0, row: 1 } }])
  expect(pier).toMatchObject({ id: '1 2', column: 0, row: 2 })
  expect(piersOf(0, 'bottom', [{ line: 'b', first: { column: 1, row: 2 } }])[0]).toMatchObject({ column: 2, row: 4 })
})

test('what was fished and baited is marked where it lay', () => {
  const picture = { pond: ['a1', 'b1', 'c3'].map((name) => ({ name })) } as unknown as FishNStones.Picture
  const news = newsOf(
    [
      { key: 'baited', args: { seat: 0, source: 'a1', target: 'b1' } },
      { key: 'fished', args: { seat: 1, spot: 'c3', fish: 4, stones: 1 } },
    ],
    picture,
  )
  expect(news.marks.get('a1')).toEqual({ key: 'moved', seat: 0 })
  expect(news.marks.get('b1')).toEqual({ key: 'baited', seat: 0, source: 'a1' })
  expect(news.marks.get('c3')).toMatchObject({ key: 'fished', fish: 4, stones: 1 })
  expect(news.cats).toEqual(new Set([0]))
  expect(news.gained).toEqual(new Map([[1, '+4 −1']]))
  expect([...newsOf([{ key: 'filled', args: { round: 2 } }], picture).marks.keys()]).toEqual(['a1', 'b1', 'c3'])
})

test('a haul is never silent', () => {
  expect([haul(3, 0), haul(0, 2), haul(0, 0)]).toEqual(['+3', '−2', '+0'])
})
