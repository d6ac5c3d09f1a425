// Questions about clubs.

import type { Club, ClubInvited, ClubStanding, Listed, OwnClub } from '../wire'
import { ask } from './api'

const tidy = (code: string): string => encodeURIComponent(code.replaceAll(/\s/g, '').toUpperCase())

export const myClubs = (): Promise<OwnClub[]> => ask('GET', 'me/clubs')
export const makeClub = (name: string): Promise<Club> => ask('POST', 'clubs', { name })
export const invitation = (code: string): Promise<ClubInvited> => ask('GET', `club-codes/${tidy(code)}`)
export const joinClub = (code: string): Promise<Club> => ask('POST', 'me/clubs', { code: tidy(code) })
export const clubOf = (id: string): Promise<Club> => ask('GET', `clubs/${id}`)
export const tablesOf = (id: string): Promise<Listed[]> => ask('GET', `clubs/${id}/tables`)
export const finishedOf = (id: string, page: number): Promise<Listed[]> =>
  ask('GET', `clubs/${id}/tables?over=true&page=${page}`)
export const ladderOf = (id: string, game: string): Promise<ClubStanding[]> =>
  ask('GET', `clubs/${id}/ladder?game=${game}`)
export const changeClub = (id: string, change: { name: string } | { host: string }): Promise<Club> =>
  ask('PATCH', `clubs/${id}`, change)
export const renewLink = (id: string): Promise<Club> => ask('POST', `clubs/${id}/code`)
export const removeFrom = (id: string, person: string): Promise<void> => ask('DELETE', `clubs/${id}/members/${person}`)
export const closeClub = (id: string): Promise<void> => ask('DELETE', `clubs/${id}`)
