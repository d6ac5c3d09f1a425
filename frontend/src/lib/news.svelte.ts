// What is new for whoever looks: turns, invitations, who asks to be a friend. It is asked for again every few seconds.

import type { News } from '../wire'
import { ask, isRefusal } from './api'
import { hello, me } from './me.svelte'

const FRESH = 5000 // milliseconds between two questions,
const UNSEEN = 60_000 // and where nobody sees the page

export const news: { now: News } = $state({ now: { turns: [], invitations: [], asks: 0 } })
let asked = 0

/** Ask now; what can't be asked now is asked again soon. */
export async function lookForNews(): Promise<void> {
  asked = Date.now()
  await hello()
  if (!me.now) return
  try {
    news.now = await ask<News>('GET', `me/news?looking=${!document.hidden}`)
    tellDevice(news.now.turns)
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
  }
}

/** The number on the page's sign, where it is installed; and no message stays of a move that is made. */
function tellDevice(turns: string[]): void {
  const told = turns.length ? navigator.setAppBadge?.(turns.length) : navigator.clearAppBadge?.()
  told?.catch(() => {}) // it is not installed, or may not
  if ('Notification' in window && Notification.permission === 'granted') void takeBack(turns)
}

async function takeBack(turns: string[]): Promise<void> {
  const shown = await (await navigator.serviceWorker?.getRegistration())?.getNotifications()
  for (const one of shown ?? []) if (String(one.data) === `/table/${one.tag}` && !turns.includes(one.tag)) one.close()
}

/** Keep asking; answers what ends it. */
export function followNews(): () => void {
  const look = (): void => void lookForNews().catch(() => {}) // without a server the screen says so
  const timer = setInterval(() => {
    if (Date.now() - asked >= (document.hidden ? UNSEEN : FRESH)) look()
  }, FRESH)
  const seen = (): void => {
    if (!document.hidden) look()
  }
  document.addEventListener('visibilitychange', seen)
  look()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
