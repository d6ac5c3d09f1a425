// How large a board can be drawn in a place of its own: laid out as wide as it likes, then made smaller as a whole.

const SMALLEST = 0.3
const FINE = 0.02
const TRIES = 5 // each lays a board out, which takes a while

export type Size = { width: number; scale: number } // it is laid out so wide, and drawn at that scale

/**
 * About the largest scale at which a board fits: the smaller it is drawn, the wider it may be laid out.
 * `tall` is how tall a board of some width is.
 */
export function fitting(width: number, height: number, tall: (width: number) => number): Size {
  const wanted = (scale: number): number => height / tall(width / scale) // by a board laid out for some scale
  let next = wanted(1)
  if (next >= 1) return { width, scale: 1 }
  let [small, large] = [SMALLEST, 1]
  for (let tries = 0; tries < TRIES && large - small > FINE; tries++) {
    next = Math.max(next, SMALLEST)
    const found = wanted(next)
    if (found >= next) small = next
    else large = next
    if (found >= next && found - next < FINE) break
    next = found > small + FINE && found < large - FINE ? found : (small + large) / 2
  }
  return { width: width / small, scale: small }
}

/** Numbers from 0 to a last one, evenly spread, both ends among them. */
export function spread(last: number, count: number): number[] {
  return [...new Set(Array.from({ length: count }, (_, at) => Math.round((last * at) / (count - 1))))]
}
