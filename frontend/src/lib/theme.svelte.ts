// Light, dark, or as the device has it.

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: Theme[] = ['auto', 'light', 'dark']

const KEPT = 'shoal-theme'
let chosen: Theme = $state((localStorage.getItem(KEPT) as Theme | null) ?? 'auto')

apply()

export function theme(): Theme {
  return chosen
}

export function useTheme(wanted: Theme): void {
  chosen = wanted
  localStorage.setItem(KEPT, wanted)
  apply()
}

function apply(): void {
  document.documentElement.dataset['theme'] = chosen
  // The browser's own bars take the colour whose condition holds.
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = bar.dataset['scheme']
    bar.media = chosen === 'auto' ? `(prefers-color-scheme: ${scheme})` : chosen === scheme ? 'all' : 'not all'
  }
}
