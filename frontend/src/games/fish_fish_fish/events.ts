// What Fish Fish Fish tells, written by `make generate` from the game's events.py and narration.py.

export type Told =
  | { key: "opened"; args: { one: string; two: string; three: string } }
  | { key: "dealt"; args: { seat: number; one: string; two: string; three: string } }
  | { key: "moored"; args: { seat: number; square: string } }
  | { key: "sailed"; args: { seat: number; source: string; target: string } }
  | { key: "swam"; args: { seat: number; fish: number; source: string; target: string } }
  | { key: "caught"; args: { seat: number; white: number; blue: number; grey: number } }
  | { key: "ended"; args: { seat: number } }
  | { key: "passed"; args: { seat: number } }
  | { key: "released"; args: { seat: number; square: string } }
  | { key: "kept"; args: { seat: number } }
  | { key: "drew-open"; args: { seat: number; card: string } }
  | { key: "drew-unseen"; args: { seat: number } }
  | { key: "drew-own"; args: { seat: number; card: string } }
  | { key: "turned"; args: { card: string; slot: number } }
  | { key: "stopped"; args: { seat: number } }
  | { key: "shuffled"; args: { cards: number; trip: number } }
