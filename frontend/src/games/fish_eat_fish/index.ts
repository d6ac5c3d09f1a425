import { describe } from '../../lib/game'
import { tell } from '../../lib/words.svelte'
import { beats } from './beats'
import Cover from './Cover.svelte'
import type { Told } from './events'
import type { Picture } from './picture'
import './theme.css'

export default describe<Picture, Told>({
  minutes: 20,
  Cover,
  beats,
  board: () => import('./Board.svelte'),
  figures: {
    load: () => import('./Figures.svelte'),
    places: [
      ['placing', 2],
      ['attack', 4],
      ['slide', 5],
      ['fight', 7],
      ['cards', 7],
      ['catch', 8],
    ],
  },
  card: () => import('./Card.svelte'),
  called: (word) => tell('fish-eat-fish', 'fish-eat-fish-card', { card: word }),
})
