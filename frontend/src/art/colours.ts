// The five colours of cards. Each has a shape of its own: colour alone never tells.

export const COLOURS = {
  R: { name: 'red', fill: 'var(--card-red)', shape: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z' }, // a disc
  Y: { name: 'yellow', fill: 'var(--card-yellow)', shape: 'M12 2 23 21H1z' }, // a triangle
  G: { name: 'green', fill: 'var(--card-green)', shape: 'M3 3h18v18H3z' }, // a square
  B: { name: 'blue', fill: 'var(--card-blue)', shape: 'M12 1c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z' }, // a drop
  P: {
    name: 'purple',
    fill: 'var(--card-purple)',
    shape: 'm12 1 3.2 7 7.8.8-5.8 5.2 1.7 7.6L12 17.7l-6.9 3.9 1.7-7.6L1 8.8 8.8 8z',
  }, // a star
} as const

export type Colour = keyof typeof COLOURS

/** The letter and the number of a card such as R5. */
export function parts(card: string): { colour: Colour; value: string } {
  return { colour: card[0] as Colour, value: card.slice(1) }
}
