// What Fish'n'Stones tells, written by `make generate` from the game's events.py and narration.py.

export type Told =
  | { key: "filled"; args: { round: number } }
  | { key: "cast-cat"; args: { seat: number } }
  | { key: "cast-own"; args: { seat: number; line: string } }
  | { key: "baited"; args: { seat: number; source: string; target: string } }
  | { key: "declined"; args: { seat: number } }
  | { key: "revealed-cat"; args: { seat: number; line: string } }
  | { key: "fished"; args: { seat: number; spot: string; fish: number; stones: number } }
  | { key: "nothing-left"; args: { seat: number } }
