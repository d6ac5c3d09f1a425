import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COLOURS } from './colours'

const sheet = readFileSync(new URL('../app.css', import.meta.url), 'utf-8')
const MODES = ['light', 'dark'] as const
const BEHIND = ['paper', 'sheet', 'sheet-2', 'sea-2'] // what texts stand on
const ENOUGH = 3 // WCAG 2.2, 1.4.11: what is drawn

/** What a colour of app.css is in light or dark. */
function colour(name: string, mode: (typeof MODES)[number]): string {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(sheet)!
  return found[3] ?? found[mode === 'light' ? 1 : 2]!
}

function luminance(hex: string): number {
  const whole = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = parseInt(whole.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

test('contrast is what WCAG says it is', () => {
  const grey = (digit: string): string => `#${digit.repeat(6)}`
  expect(contrast(grey('0'), grey('f'))).toBeCloseTo(21)
  expect(contrast(grey('7'), grey('f'))).toBeCloseTo(4.48, 2)
})

describe.each(MODES)('in %s', (mode) => {
  test.each(Object.values(COLOURS).map(({ name }) => name))(
    'the sign of %s in a text is seen on all it stands on',
    (name) => {
      for (const behind of BEHIND) {
        const ground = colour(behind, mode)
        // Its outline or its filling.
        const best = Math.max(
          contrast(colour(`sign-${name}`, mode), ground),
          contrast(colour('card-ink', mode), ground),
        )
        expect(best, `${name} on ${behind}`).toBeGreaterThanOrEqual(ENOUGH)
      }
    },
  )
})
