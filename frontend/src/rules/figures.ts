// The small pictures of the rules pages: under which heading each stands, and what is written below it.

import type { Component } from 'svelte'

/** A picture. `heading` counts those of the page, the title being 0: they are the same in all languages. */
export interface Figure { heading: number; name: string; caption: string }

type Pictures = { default: Component<{ name: string }>; FIGURES: Figure[] }

export const PICTURES: Record<string, () => Promise<Pictures>> = {
  'fat-fish': () => import('./FatFish.svelte'),
  fischen: () => import('./Fischen.svelte'),
  'fish-n-stones': () => import('./FishNStones.svelte'),
  'fish-fish-fish': () => import('./FishFishFish.svelte'),
  'fish-eat-fish': () => import('./FishEatFish.svelte'),
}
