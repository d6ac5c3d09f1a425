import { describe } from '../../lib/game'
import Cover from './Cover.svelte'
import type { Told } from './events'
import type { Picture } from './picture'

export default describe<Picture, Told>({
  minutes: 5,
  Cover,
  board: () => import('./Board.svelte'),
  figures: {
    load: () => import('./Figures.svelte'),
    places: [
      ['things', 1],
      ['turn', 2],
    ],
  },
})
