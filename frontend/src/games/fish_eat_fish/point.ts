// What pointing at a circle means: a stack, then where it slides, then what it attacks. Only `legal` knows what goes.

import { complete, fitting, next } from '../../lib/choice.svelte'
import type { NotLegal } from '../../wire'
import type { Arrow } from './news'

/** What has been pointed at. A target without a stop: the way there is still to choose. */
export interface Picked {
  source?: string
  stop?: string
  target?: string
}

export type Answer = { play: string } | { pick: Picked } | { why: string }

/** What a circle could be now. */
export type Role = 'place' | 'source' | 'chosen' | 'instead' | 'slide' | 'drift' | 'stop' | 'prey' | 'foe'

const COLUMNS = 'abcde'

export function sources(legal: string[]): Set<string> {
  return new Set([...next(legal, ['eat'], 1), ...next(legal, ['drift'], 1)])
}

function stops(legal: string[], source: string): Set<string> {
  return new Set(
    fitting(legal, ['eat', source]).flatMap((move) => (move.split(' ').length > 3 ? move.split(' ')[2]! : [])),
  )
}

/** Some circle beside this one: enough to ask why nothing can be done from here. */
function beside(circle: string): string {
  const column = COLUMNS.indexOf(circle[0]!)
  return COLUMNS[column ? column - 1 : 1]! + circle.slice(1)
}

export function point(legal: string[], notLegal: NotLegal[], picked: Picked, circle: string): Answer {
  const { source, stop, target } = picked
  const place = `place ${circle}`
  if (legal.includes(place)) return { play: place }
  if (legal.some((move) => move.startsWith('place'))) return { why: place }
  if (source === undefined) {
    if (sources(legal).has(circle)) return { pick: { source: circle } }
    const known = notLegal.find(({ move }) => move.startsWith(`eat ${circle} `))
    return { why: known?.move ?? `eat ${circle} ${beside(circle)}` }
  }
  if (circle === source) return { pick: {} }
  if (circle === stop || circle === target) return { pick: { source } }
  if (stop !== undefined) {
    const move = complete(legal, ['eat', source, stop, circle])
    if (move) return { play: move }
    if (stops(legal, source).has(circle)) return { pick: { source, stop: circle } }
    return { why: `eat ${source} ${stop} ${circle}` }
  }
  if (target !== undefined) {
    const move = complete(legal, ['eat', source, circle, target])
    if (move) return { play: move }
  }
  const move = complete(legal, ['eat', source, circle]) ?? complete(legal, ['drift', source, circle])
  if (move) return { play: move }
  if (stops(legal, source).has(circle)) return { pick: { source, stop: circle } }
  const ways = fitting(legal, ['eat', source, undefined, circle])
  if (ways.length === 1) return { play: ways[0]! }
  if (ways.length) return { pick: { source, target: circle } }
  if (sources(legal).has(circle)) return { pick: { source: circle } }
  return {
    why: legal.some((move) => move.startsWith('drift')) ? `drift ${source} ${circle}` : `eat ${source} ${circle}`,
  }
}

/** What each circle could be, given what has been pointed at. */
export function rolesOf(legal: string[], picked: Picked, isFoe: (circle: string) => boolean): Record<string, Role> {
  const roles: Record<string, Role> = {}
  const attack = (circle: string): Role => (isFoe(circle) ? 'foe' : 'prey')
  const { source, stop, target } = picked
  if (source === undefined) {
    for (const circle of next(legal, ['place'], 1)) roles[circle] = 'place'
    for (const circle of sources(legal)) roles[circle] = 'source'
    return roles
  }
  for (const circle of sources(legal)) roles[circle] = 'instead'
  for (const move of fitting(legal, [undefined, source])) {
    const [verb, , second, third] = move.split(' ') as [string, string, string, string?]
    if (verb === 'drift') roles[second] = 'drift'
    else if (third === undefined) {
      if (stop === undefined && target === undefined) roles[second] = attack(second)
    } else if (target === undefined || target === third) {
      roles[second] = 'slide'
      if (stop === undefined || stop === second) roles[third] = attack(third)
    }
  }
  if (stop !== undefined) roles[stop] = 'stop'
  roles[source] = 'chosen'
  return roles
}

/** The arrows of what is being planned, towards the circle that is looked at. */
export function plansOf(legal: string[], picked: Picked, roles: Record<string, Role>, shown: string | null): Arrow[] {
  const { source, stop, target } = picked
  if (source === undefined) return []
  const plan = (from: string, to: string): Arrow => ({ from, to, kind: 'plan' })
  const role = shown ? roles[shown] : undefined
  const aim = shown && (role === 'prey' || role === 'foe') ? shown : undefined
  if (stop !== undefined) return [plan(source, stop), ...(aim ? [plan(stop, aim)] : [])]
  if (shown && (role === 'slide' || role === 'drift'))
    return [plan(source, shown), ...(target !== undefined ? [plan(shown, target)] : [])]
  return aim && legal.includes(`eat ${source} ${aim}`) ? [plan(source, aim)] : []
}
