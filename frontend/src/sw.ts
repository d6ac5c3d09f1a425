// The service worker: the page from this device when the server is slow or away. It keeps the whole of one version, and
// nothing of the API. A newer one is fetched beside it and takes over when no page uses the old one any more.

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
