// What Fish Eat Fish tells, written by `make generate` from the game's events.py and narration.py.

export type Told =
  | { key: "placed"; args: { seat: number; circle: string } }
  | { key: "filled-up"; args: { count: number } }
  | { key: "slid"; args: { seat: number; source: string; stop: string } }
  | { key: "swallowed"; args: { seat: number; source: string; target: string; prey: string } }
  | { key: "attacked"; args: { seat: number; other: number; source: string; target: string } }
  | { key: "drifted"; args: { seat: number; source: string; stop: string } }
  | { key: "passed"; args: { seat: number } }
  | { key: "chose"; args: { seat: number } }
  | { key: "chose-own"; args: { seat: number; card: string } }
  | { key: "showed"; args: { seat: number; card: string; count: number } }
  | { key: "called-off"; args: {} }
  | { key: "won"; args: { seat: number; other: number; target: string } }
  | { key: "drawn"; args: { source: string; target: string } }
  | { key: "caught"; args: { seat: number; count: number } }
  | { key: "banked"; args: { seat: number; count: number } }
  | { key: "sunk"; args: { seat: number } }
  | { key: "survived"; args: { seat: number; count: number } }
  | { key: "no-survivor"; args: {} }
