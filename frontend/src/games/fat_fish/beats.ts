// The beats of Fat Fish: a full row is seen with all its cards, and again when it is shared out.

import type { Beats, Moment } from '../../lib/beats'
import type { Told } from './events'
import type * as FatFish from './picture'

export const beats: Beats<FatFish.Picture, Told> = {
  sounds: { 'took-row': 'catch', split: 'catch', 'took-licence': 'round' },
  lasts: {
    laid: 800,
    stopped: 400,
    'none-follows': 600,
    'took-row': 1500,
    split: 900,
    'kept-all': 900,
    opened: 600,
    drew: 0,
    'drew-own': 0,
    'wrong-lay': 1800,
    'took-licence': 1300,
    awarded: 1300,
  },
  /** The row that somebody shares out still lies there, with what goes to plus; also if all of it goes there at once. */
  moments: (before, { events }) => {
    const shared = events.findIndex(({ key }) => key === 'split' || key === 'kept-all')
    if (shared < 0) return []
    const laid = events.slice(0, shared).find((event) => event.key === 'laid')
    const name = laid ? String(laid.args.row) : before.chosen_row
    const add = (row: FatFish.Row): FatFish.Row =>
      laid && row.name === name ? { ...row, cards: [...row.cards, laid.args.card] } : row
    const picture: FatFish.Picture = { ...before, phase: 'keep', chosen_row: name, rows: before.rows.map(add) }
    const moment: Moment<FatFish.Picture, Told> = {
      kind: 'split',
      picture,
      told: shared + 1,
      about: events[shared]!,
      lasts: 2000,
    }
    return [moment]
  },
}
