// Questions about tournaments, and how one is told in words.

import { USUAL_LEVEL, type Announced, type GameCard, type OfClub, type RoundTable, type Tournament } from '../wire'
import { ask, newId } from './api'
import { opponent } from './names'
import { optionLabel } from './plan'
import { t } from './words.svelte'

export const tournamentsOf = (club: string): Promise<OfClub[]> => ask('GET', `clubs/${club}/tournaments`)
export const tournamentOf = (id: string): Promise<Tournament> => ask('GET', `tournaments/${id}`)
export const announce = (club: string, name: string, announced: Announced): Promise<Tournament> =>
  ask('POST', `clubs/${club}/tournaments`, { name, announced })
/** Take part, with a number of one's own in the shuffles. */
export const enter = (id: string): Promise<Tournament> => ask('POST', `tournaments/${id}/entrants`, { nonce: newId() })
export const withdraw = (id: string, person: string): Promise<Tournament> =>
  ask('DELETE', `tournaments/${id}/entrants/${person}`)
export const start = (id: string): Promise<Tournament> => ask('POST', `tournaments/${id}/start`)
export const cancel = (id: string): Promise<Tournament> => ask('DELETE', `tournaments/${id}`)

export const SYSTEMS = ['swiss', 'robin'] as const
export const PACES = ['live', 'days', 'rounds'] as const
/** How much time there may be for each pace, and what is offered first. */
export const TIMES = {
  live: { least: 10, most: 600, usual: 60 },
  days: { least: 1, most: 14, usual: 2 },
  rounds: { least: 1, most: 30, usual: 7 },
} as const

/** The table at which somebody plays now, if they do. */
export function tableOf({ rounds, you }: Pick<Tournament, 'rounds' | 'you'>): RoundTable | undefined {
  return rounds.at(-1)?.tables.find((table) => !table.over && you !== null && table.lineup.includes(you))
}

/** What was announced, line by line: what it is about, and how it is. */
export function inWords(announced: Announced, game: GameCard): [about: string, how: string][] {
  const { players, rounds, options, system, pace, time, level, duplicate } = announced
  return [
    [t('club-game'), game.title],
    [t('tournament-at-table'), String(players)],
    [t('tournament-system'), t('tournament-rounds-of', { rounds, system: t(`tournament-${system ?? 'swiss'}`) })],
    [t('tournament-pace'), t(`tournament-said-${pace ?? 'live'}`, { time: time ?? TIMES.live.usual })],
    ...game.options
      .filter(({ name, values }) => (options?.[name] ?? values[0]) !== values[0])
      .map(({ name }): [string, string] => [
        optionLabel(game.name, name),
        optionLabel(game.name, name, options![name]!),
      ]),
    [t('tournament-computers'), opponent(level ?? USUAL_LEVEL)],
    [t('tournament-deals'), t(duplicate ? 'tournament-deals-same' : 'tournament-deals-own')],
  ]
}
