// Loads the page anew where a part of it is missing, and keeps it on this device.

const RELOADED = 'shoal-reloaded'
const SOON = 20_000 // milliseconds in which a second reload would be no use
const WAIT = 2000

/** Keep the page on this device, once it is shown. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = (): void => void navigator.serviceWorker.register('./sw.js').catch(() => {}) // another time, then
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

/** A part of the page that can't be had is of an older version, or the line is bad: load all anew when there is a server. */
export function reloadWhenPartsAreMissing(): void {
  let reloading = false
  addEventListener('vite:preloadError', () => {
    if (reloading || Date.now() - Number(sessionStorage.getItem(RELOADED)) < SOON) return
    reloading = true
    void reload()
  })
}

async function reload(): Promise<void> {
  while (!(await isThere())) await new Promise((done) => setTimeout(done, WAIT))
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}

async function isThere(): Promise<boolean> {
  try {
    return (await fetch('./', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
