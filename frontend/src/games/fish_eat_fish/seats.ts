// The colours of the seats, and the measures of a stack of fish in a square of 100.

import type { Colour } from '../../art/colours'

const ORDER: Colour[] = ['R', 'B', 'Y', 'P', 'G']

export type Owner = number | 'neutral'

export function colourOf(owner: Owner): Colour | undefined {
  return owner === 'neutral' ? undefined : ORDER[owner]
}

/** How wide its fish are. */
export function widthOf(height: number): number {
  return height > 2 ? 86 : 94
}

/** How far each fish shows under the one on top of it. */
export function gap(height: number): number {
  return height > 1 ? Math.min(16, 44 / (height - 1)) : 0
}

/** Where a fish begins, from the top; level 0 is the bottom of the stack. */
export function topOf(level: number, height: number): number {
  const each = gap(height)
  return (100 - widthOf(height) * 0.62 - each * (height - 1)) / 2 + each * (height - 1 - level)
}
