// How quickly a game goes on by itself.

export const PACES = { slow: 2500, normal: 1300, fast: 500 } // milliseconds a step
export type Pace = keyof typeof PACES
