// A wheel and a finger over the board, as steps through a game.

const NOTCH = 60 // pixels that a wheel turns for a step; a touchpad sends them bit by bit
const REST = 250 // milliseconds after which a turn begins anew
const FAR = 40 // pixels that a finger goes for a step

/** Adds up how far a wheel was turned: steps on (1), back (-1) or none yet. A step takes up what was turned till then. */
export function wheelSteps(): (delta: number, now: number) => number {
  let turned = 0
  let last = -Infinity
  return (delta, now) => {
    if (now - last > REST || delta * turned < 0) turned = 0
    last = now
    turned += delta
    if (Math.abs(turned) < NOTCH) return 0
    const step = Math.sign(turned)
    turned = 0
    return step
  }
}

/** A finger that went sideways: to the left is a step on, as a page is turned. */
export function swipeStep(dx: number, dy: number): number {
  return Math.abs(dx) < FAR || Math.abs(dx) < 1.5 * Math.abs(dy) ? 0 : -Math.sign(dx)
}
