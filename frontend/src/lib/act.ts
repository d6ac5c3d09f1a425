// Doing something at a table, wherever it is shown: what is refused is told, and a rematch is gone to.

import type { Table } from '../wire'
import { isRefusal } from './api'
import type { Do, Line } from './line.svelte'
import { namesOf } from './names'
import { dismissAll, notify } from './notices.svelte'
import { beginAgain } from './plan'
import { go } from './route.svelte'

/** How to do something on the line there is by then. */
export function acting(line: () => Line | null): Do {
  return async (content) => {
    const on = line()!
    try {
      const answer = await on.act(content)
      if (content.type === 'move') dismissAll()
      if (answer.type !== 'next') return
      if (on.table && isAlone(on.table)) await beginAgain(answer.table)
      go('table', answer.table)
    } catch (problem) {
      if (!isRefusal(problem)) throw problem
      notify(problem, on.table?.plan.game, on.table ? namesOf(on.table) : [])
    }
  }
}

/** Whether nobody else sits there who would have to come first. */
export function isAlone(table: Table): boolean {
  return table.seats.every((chair) => chair.person === null || chair.seat === table.you)
}
