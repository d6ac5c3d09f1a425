// What the page knows of each game beside its words: how long it takes, its picture on the front page, its board.

import type { Component } from 'svelte'
import FatFish from '../art/FatFish.svelte'
import Fischen from '../art/Fischen.svelte'
import FishNStones from '../art/FishNStones.svelte'
import FishFishFish from '../art/FishFishFish.svelte'
import FishEatFish from '../art/FishEatFish.svelte'

export type About = { minutes: number; Art: Component }

const GAMES: Record<string, About> = {
  'fat-fish': { minutes: 15, Art: FatFish },
  fischen: { minutes: 30, Art: Fischen },
  'fish-n-stones': { minutes: 10, Art: FishNStones },
  'fish-fish-fish': { minutes: 45, Art: FishFishFish },
  'fish-eat-fish': { minutes: 20, Art: FishEatFish },
}

export function isGame(name: string): boolean {
  return Object.hasOwn(GAMES, name)
}

export function about(game: string): About {
  return GAMES[game] ?? GAMES['fat-fish']!
}
