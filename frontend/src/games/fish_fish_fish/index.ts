import { describe } from '../../lib/game'
import { tell } from '../../lib/words.svelte'
import { beats } from './beats'
import Cover from './Cover.svelte'
import type { Told } from './events'
import type { Picture } from './picture'
import './theme.css'

export default describe<Picture, Told>({
  minutes: 45,
  Cover,
  beats,
  board: () => import('./Board.svelte'),
  figures: {
    load: () => import('./Figures.svelte'),
    places: [
      ['sea', 1],
      ['sail', 4],
      ['swim', 4],
      ['into-boat', 4],
      ['draw', 6],
      ['score', 7],
    ],
  },
  called: (word) => (/^[A-Z]/.test(word) ? tell('fish-fish-fish', 'fish-fish-fish-card', { card: word }) : word),
})
