import { parts } from '../../art/colours'
import { describe } from '../../lib/game'
import { tell } from '../../lib/words.svelte'
import { beats } from './beats'
import Cover from './Cover.svelte'
import type { Told } from './events'
import type { Picture } from './picture'
import './theme.css'

export default describe<Picture, Told>({
  minutes: 15,
  Cover,
  beats,
  board: () => import('./Board.svelte'),
  figures: {
    load: () => import('./Figures.svelte'),
    places: [
      ['cards', 1],
      ['lay', 4],
      ['follow', 4],
      ['take', 5],
      ['one-colour', 5],
      ['licence', 6],
    ],
  },
  card: () => import('./Card.svelte'),
  called: (word) => (word.length === 2 ? tell('fat-fish', 'fat-fish-card', parts(word)) : word),
  written: /\b[RYGBP]\d\b/g,
})
