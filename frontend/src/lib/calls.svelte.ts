// How I am told that others wait for my move, while the page is closed: web push in this browser, e-mail, quiet hours.

import type { Calls, Letterbox, PushSubscription as Subscription, QuietHours, Refusal } from '../wire'
import { ask, offline } from './api'
import { language } from './words.svelte'

/** How it is in this browser: `on`, `off`, or why it can't be. */
export type Here = 'on' | 'off' | 'denied' | 'unsupported' | 'not-here'

export const calls: { now: Calls | null; here: Here } = $state({ now: null, here: 'unsupported' })

const noService: Refusal = { ...offline, key: 'calls-no-service' } // of the browser's: it brings the messages
const denied: Refusal = { ...offline, key: 'calls-denied' }

/** Ask how it is; answers the same. */
export async function lookAtCalls(): Promise<void> {
  calls.now = await ask<Calls>('GET', 'me/calls')
  calls.here = await here(calls.now)
}

async function here(told: Calls): Promise<Here> {
  if (!told.key) return 'not-here'
  const manager = await pushManager()
  if (!manager) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const kept = Notification.permission === 'granted' && told.here ? await manager.getSubscription() : null
  return kept ? 'on' : 'off'
}

/** What subscribes; without it there is no service worker, as where a page came by plain HTTP, or the browser can't. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return undefined
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

/** Be told in this browser. It asks whether it may show messages, if it has not been asked yet. */
export async function switchOn(): Promise<void> {
  const manager = await pushManager()
  const key = calls.now?.key
  if (!manager || !key) return
  if ((await Notification.requestPermission()) === 'granted') {
    await ask('PUT', 'me/calls/push', await subscribed(manager, key))
    await lookAtCalls()
  } else {
    calls.here = 'denied'
    throw denied
  }
}

async function subscribed(manager: PushManager, key: string): Promise<Subscription> {
  await (await manager.getSubscription())?.unsubscribe() // perhaps one for another key, or somebody else's
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw noService
  })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']!, language: language() }
}

/** Be told nothing in this browser any more. */
export async function switchOff(): Promise<void> {
  await ask('DELETE', 'me/calls/push')
  await (await (await pushManager())?.getSubscription())?.unsubscribe()
  await lookAtCalls()
}

/** Be told something now. */
export function callMe(): Promise<void> {
  return ask('POST', 'me/calls/test')
}

/** Be written to, once the link is opened that is sent there. */
export async function writeTo(address: string): Promise<void> {
  await ask('PUT', 'me/calls/mail', { address, language: language() } satisfies Letterbox)
  await lookAtCalls()
}

export async function writeNoMore(): Promise<void> {
  await ask('DELETE', 'me/calls/mail')
  await lookAtCalls()
}

export async function beQuiet(begins: string, ends: string): Promise<void> {
  const hours: QuietHours = { zone: zone(), begins: minutesOf(begins), ends: minutesOf(ends) }
  await ask('PUT', 'me/calls/quiet', hours)
  await lookAtCalls()
}

export async function neverBeQuiet(): Promise<void> {
  await ask('DELETE', 'me/calls/quiet')
  await lookAtCalls()
}

/** Where this browser is, by its clock. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Minutes after midnight, of a time as a field has it: 22:30. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}

/** The same back. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
