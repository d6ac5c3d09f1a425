// How large a board can be drawn in a place of its own: laid out as wide as it likes, then made smaller as a whole.

const SMALLEST = 0.3
const FINE = 0.02
const TRIES = 5 // each lays a board out, which takes a while

export type Size = { width: number; height: number; scale: number } // of the room it is laid out in; drawn at that scale

/**
 * About the largest scale at which a board fits: the smaller it is drawn, the more room it is laid out in.
 * `tall` is how tall a board is in a room of some size; it may well fill it.
 */
export function fitting(width: number, height: number, tall: (width: number, height: number) => number): Size {
  let [small, large] = [SMALLEST, 1]
  for (let tries = 0, scale = 1; tries <= TRIES && large - small > FINE; tries++) {
    const needed = tall(width / scale, height / scale)
    const fits = needed * scale < height + 1
    if (fits && scale === 1) return { width, height, scale }
    if (fits) small = scale
    else large = scale
    const guess = height / needed
    scale = !fits && guess > small + FINE && guess < large - FINE ? guess : (small + large) / 2
  }
  return { width: width / small, height: height / small, scale: small }
}

/** Numbers from 0 to a last one, evenly spread, both ends among them. */
export function spread(last: number, count: number): number[] {
  return [...new Set(Array.from({ length: count }, (_, at) => Math.round((last * at) / (count - 1))))]
}
