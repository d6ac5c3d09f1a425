// What Fat Fish tells, written by `make generate` from the game's events.py and narration.py.

export type Told =
  | { key: "opened"; args: { row: number; card: string } }
  | { key: "laid"; args: { seat: number; card: string; row: number } }
  | { key: "stopped"; args: { seat: number } }
  | { key: "none-follows"; args: { seat: number } }
  | { key: "took-row"; args: { seat: number; row: number } }
  | { key: "split"; args: { seat: number; kept: string; rest: string; balance: string } }
  | { key: "kept-all"; args: { seat: number; kept: string; balance: string } }
  | { key: "row-gone"; args: { row: number } }
  | { key: "drew"; args: { seat: number; count: number } }
  | { key: "drew-own"; args: { seat: number; cards: string } }
  | { key: "all-played"; args: { seat: number } }
  | { key: "wrong-lay"; args: { seat: number; card: string; row: number } }
  | { key: "took-back"; args: { seat: number; cards: string } }
  | { key: "passed-a"; args: { seat: number; other: number } }
  | { key: "took-licence"; args: { seat: number; licence: string } }
  | { key: "awarded"; args: { seat: number; licence: string; points: number } }
