// What Fischen tells, written by `make generate` from the game's events.py and narration.py.

export type Told =
  | { key: "round-begins"; args: { round: number; cards: number; seat: number } }
  | { key: "played"; args: { seat: number; card: string } }
  | { key: "caught-one"; args: { seat: number; zero: string; card: string } }
  | { key: "caught-all"; args: { seat: number; cards: number } }
  | { key: "nothing-to-catch"; args: { seat: number; zero: string } }
  | { key: "won"; args: { seat: number; cards: number } }
  | { key: "won-nothing"; args: { seat: number } }
  | { key: "lost"; args: { seat: number } }
  | { key: "chose"; args: { seat: number } }
  | { key: "chose-own"; args: { seat: number; card: string } }
  | { key: "all-passed"; args: {} }
  | { key: "received"; args: { seat: number; giver: number; card: string } }
  | { key: "called"; args: { seat: number; colour: string } }
  | { key: "leads"; args: { seat: number } }
  | { key: "lowest-next"; args: { seat: number } }
  | { key: "scored"; args: { seat: number; cards: number; points: number } }
  | { key: "shuffled"; args: { seat: number; cards: number } }
  | { key: "drew"; args: { seat: number; cards: number } }
  | { key: "fished"; args: { seat: number; cards: number } }
  | { key: "is-overfished"; args: { needed: number; cards: number } }
