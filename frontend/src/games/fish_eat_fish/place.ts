/** Where a circle lies, from the left and from the top. */
export function placeOf(circle: string): { x: number; y: number } {
  return { x: circle.charCodeAt(0) - 97, y: Number(circle[1]) - 1 }
}
