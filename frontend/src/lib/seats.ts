// Who sits where, seen from a seat.

/** The other seats in the order of the table, the one after me first; all of them for a spectator. */
export function othersOf(seat: number | null, players: number): number[] {
  const all = Array.from({ length: players }, (_, at) => (at + (seat === null ? 0 : seat + 1)) % players)
  return seat === null ? all : all.slice(0, -1)
}
