// Things on a board in the order in which a move names them.

/** A thing says by its data which word of the move it is; those that don't stay where they are, at the end. */
export function inOrder(move: string, things: HTMLElement[]): HTMLElement[] {
  const words = move.split(' ')
  function place(thing: HTMLElement): number {
    const said = Object.values(thing.dataset).flatMap((value) => value?.split(' ') ?? [])
    const found = words.findIndex((word) => said.includes(word))
    return found < 0 ? words.length : found
  }
  return things.toSorted((one, other) => place(one) - place(other))
}
