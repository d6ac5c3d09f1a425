// The games there are: each is a folder of `games/` whose `index.ts` describes it. They are found by themselves, and
// nothing outside such a folder knows a game by name.

import type { GameOnPage } from './game'

const found = import.meta.glob<GameOnPage>('../games/*/index.ts', { eager: true, import: 'default' })
const GAMES = new Map(Object.entries(found).map(([file, game]) => [file.split('/')[2]!.replaceAll('_', '-'), game]))

export function isGame(name: string): boolean {
  return GAMES.has(name)
}

export function gameNames(): string[] {
  return [...GAMES.keys()]
}

/** What the page knows of a game; whether it knows it at all must have been asked where that is in doubt. */
export function about(name: string): GameOnPage {
  const game = GAMES.get(name)
  if (!game) throw new Error(`the page has no game ${name}`)
  return game
}
