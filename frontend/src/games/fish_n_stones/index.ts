import { describe } from '../../lib/game'
import { beats } from './beats'
import Cover from './Cover.svelte'
import type { Told } from './events'
import type { Picture } from './picture'
import './theme.css'

export default describe<Picture, Told>({
  minutes: 10,
  Cover,
  beats,
  board: () => import('./Board.svelte'),
  figures: {
    load: () => import('./Figures.svelte'),
    places: [
      ['cards', 1],
      ['shores', 2],
      ['fill', 4],
      ['bait', 6],
      ['fish', 7],
      ['score', 8],
    ],
  },
})
