// The service worker: the page from this device when the server is slow or away. It keeps the whole of one version, and
// nothing of the API. A newer one is fetched beside it and takes over when no page uses the old one any more. It also shows
// what the server sends while no page is open, and leads from there to the table.

/// <reference lib="webworker" />

declare const FILES: string[] // all that the page is made of, and
declare const VERSION: string // a hash of it: both are written in when it is built

const worker = self as unknown as ServiceWorkerGlobalScope
const HOME = worker.registration.scope
const OURS = `shoal ${HOME} ` // how our caches are called
const PATIENCE = 3000 // milliseconds that the server has for the page

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const address = url.split(/[?#]/)[0]!
  if (method !== 'GET') return
  if (mode === 'navigate' && address === HOME) event.respondWith(page(event.request))
  else if (address.startsWith(`${HOME}assets/`)) event.respondWith(part(event.request))
})

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as Message | undefined)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)))

const kept = (): Promise<Cache> => caches.open(OURS + VERSION)

/** One by one, since whoever plays needs the line more. What has not changed is there already. */
async function keepAll(): Promise<void> {
  const cache = await kept()
  await cache.put(HOME, await fetched(HOME))
  for (const file of FILES)
    await cache.put(file, (await caches.match(file, { ignoreVary: true })) ?? (await fetched(file)))
}

async function fetched(file: string): Promise<Response> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return response
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== OURS + VERSION).map((name) => caches.delete(name)),
  )
  await worker.clients.claim()
}

/** The newest page, if it comes in time. */
async function page(request: Request): Promise<Response> {
  const fresh = fetch(request)
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE))
  const found = await Promise.race([fresh.catch(() => undefined), late])
  return found?.ok ? found : ((await (await kept()).match(HOME)) ?? fresh)
}

/** The names of parts change with what is in them: what is kept is right for good. */
async function part(request: Request): Promise<Response> {
  return (await (await kept()).match(request, { ignoreVary: true })) ?? fetch(request)
}

/** What the server tells: words in the reader's language, and where they lead to. */
type Message = { title: string; text: string; open?: string; tag?: string; turns?: number }

async function show(told: Message | undefined): Promise<void> {
  if (!told) return
  const { title, text, open = '/', tag = '', turns } = told
  if (turns !== undefined) await worker.navigator.setAppBadge?.(turns).catch(() => {}) // it is not installed, or may not
  await worker.registration.showNotification(title, {
    body: text,
    tag,
    icon: `${HOME}icon-192.png`,
    data: open,
  })
}

/** Lead to a part of the page: in a window that is open there, in any of ours, or in a new one. */
async function open(part: string): Promise<void> {
  const address = `${HOME}#${part.startsWith('/') ? part : '/'}`
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const found = windows.find((one) => one.url === address) ?? windows[0]
  if (!found) await worker.clients.openWindow(address)
  else await (found.url === address ? found : ((await found.navigate(address)) ?? found)).focus()
}

/** The browser has other keys from now on, or another service: the server is told. */
async function subscribeAgain(event: Event): Promise<void> {
  const { oldSubscription: old } = event as PushSubscriptionChangeEvent
  const key = old?.options.applicationServerKey
  if (!key) return
  const made = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  const language = worker.navigator.language.slice(0, 2)
  const body = JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language })
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${HOME}api/me/calls/push`, { method: 'PUT', headers, body })
}
