// The goal of a game is told once: until somebody puts it away or has moved. Kept by the game, in this browser.

const KEPT = (game: string): string => `shoal-goal-${game}`

export function isGoalNew(game: string): boolean {
  return localStorage.getItem(KEPT(game)) === null
}

export function putGoalAway(game: string): void {
  localStorage.setItem(KEPT(game), 'read')
}
