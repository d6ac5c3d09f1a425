// The small pictures of the rules pages, and under which heading each stands.

import type { Component } from 'svelte'

type Pictures = { default: Component<{ name: string }> }
type Place = [name: string, heading: number] // headings are counted, the title being 0: they are the same in all languages

export const FIGURES: Record<string, { load: () => Promise<Pictures>; places: Place[] }> = {
  'fat-fish': {
    load: () => import('./FatFish.svelte'),
    places: [['cards', 1], ['lay', 4], ['follow', 4], ['take', 5], ['one-colour', 5], ['licence', 6]],
  },
  fischen: {
    load: () => import('./Fischen.svelte'),
    places: [['cards', 1], ['buoys', 1], ['follow', 4], ['trump', 4], ['zero', 5], ['boat', 7]],
  },
  'fish-n-stones': {
    load: () => import('./FishNStones.svelte'),
    places: [['cards', 1], ['shores', 2], ['fill', 4], ['bait', 6], ['fish', 7], ['score', 8]],
  },
  'fish-fish-fish': {
    load: () => import('./FishFishFish.svelte'),
    places: [['sea', 1], ['sail', 4], ['swim', 4], ['into-boat', 4], ['draw', 6], ['score', 7]],
  },
  'fish-eat-fish': {
    load: () => import('./FishEatFish.svelte'),
    places: [['placing', 2], ['attack', 4], ['slide', 5], ['fight', 7], ['cards', 7], ['catch', 8]],
  },
}
