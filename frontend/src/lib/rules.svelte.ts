// The rules over a game: which of them are open, and at which paragraph.

export const rules: { open: { game: string; section: string } | null } = $state({ open: null })

export function readRules(game: string, section = ''): void {
  rules.open = { game, section }
}
