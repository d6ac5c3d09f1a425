import { describe } from '../../lib/game'
import { beats } from './beats'
import Cover from './Cover.svelte'
import type { Told } from './events'
import type { Picture } from './picture'
import './theme.css'
import { cardWords, colourWords, isColour } from './say'

export default describe<Picture, Told>({
  minutes: 30,
  Cover,
  beats,
  board: () => import('./Board.svelte'),
  figures: {
    load: () => import('./Figures.svelte'),
    places: [
      ['cards', 1],
      ['buoys', 1],
      ['follow', 4],
      ['trump', 4],
      ['zero', 5],
      ['boat', 7],
    ],
  },
  card: () => import('./Card.svelte'),
  called: (word) => (isColour(word) ? colourWords(word) : cardWords(word)),
  written: /\b[RYGBP]\d+\b|^(first|left|colour|lowest|all|minus3)$/g,
})
