// Days, as they are written in the language of the page.

import { language } from '../../lib/words.svelte'

export function day(seconds: number): string {
  const region = navigator.languages.find((tag) => tag.startsWith(language())) ?? language()
  return new Intl.DateTimeFormat(region, { dateStyle: 'medium' }).format(seconds * 1000)
}
