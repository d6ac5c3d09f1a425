import { expect, test } from 'vitest'
import { fitting, spread } from './size'

test('a board that fits is drawn as it is', () => {
  expect(fitting(600, 400, () => 400)).toEqual({ width: 600, height: 400, scale: 1 })
})

test('one that is too tall is laid out wider and drawn smaller, so that it just fits', () => {
  const tall = (width: number): number => 480_000 / width // so much is on it, however wide it is
  const { width, scale } = fitting(600, 400, tall)
  expect(width * scale).toBeCloseTo(600)
  expect(tall(width) * scale).toBeLessThanOrEqual(400)
  expect(tall(width) * scale).toBeGreaterThan(370)
})

test('one that is as tall as it is wide fits, too', () => {
  const { width, scale } = fitting(600, 400, (wide) => Math.min(wide, 700))
  expect(Math.min(width, 700) * scale).toBeLessThanOrEqual(400)
})

test('one that fills its room fits as soon as what is on it does', () => {
  const { height, scale } = fitting(600, 400, (_, room) => Math.max(room, 500))
  expect(height * scale).toBeCloseTo(400)
  expect(scale).toBeLessThanOrEqual(0.8)
  expect(scale).toBeGreaterThan(0.75)
})

test('samples are spread from the first to the last', () => {
  expect(spread(100, 5)).toEqual([0, 25, 50, 75, 100])
  expect(spread(1, 5)).toEqual([0, 1])
})
