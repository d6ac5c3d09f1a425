// Where somebody is, by the part of the address after #: it works behind any address and survives a reload.

export type Route = { screen: string; id: string; query: URLSearchParams }

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [screen = '', id = ''] = path.split('/')
  return { screen, id, query: new URLSearchParams(query) }
}

export const route: { now: Route; tries: number } = $state({ now: read(), tries: 0 })

addEventListener('hashchange', () => {
  route.now = read()
  scrollTo(0, 0)
})

/** Try once more to open what is shown. */
export function openAgain(): void {
  route.tries++
}

export function go(screen: string, id = '', query: Record<string, string> = {}): void {
  location.hash = link(screen, id, query)
}

export function link(screen: string, id = '', query: Record<string, string> = {}): string {
  const rest = new URLSearchParams(query).toString()
  return `#/${screen}${id ? `/${id}` : ''}${rest ? `?${rest}` : ''}`
}
