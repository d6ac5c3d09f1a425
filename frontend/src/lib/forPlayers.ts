// The rules page for who plays with a hand or a mouse: without what only those need who type moves or write programs.
//
// What stands in `code` is notation, and the pages are written so that it can go: in brackets, behind a colon or between
// commas, or as a sentence of its own. Cards keep their place and get their names.

const FILES = 'component file|Materialdatei|fichier du matériel|bestand met het spelmateriaal|tartozékfájl'
const CODE = '`[\\w\\s]+`'

const every = (pattern: string): RegExp => new RegExp(pattern, 'g')
const OUR_OWN = every(`\\s?;\\s[^.;]*(${FILES})[^.]*\\.`) // where our own numbers are written down
const BRACKETS = every(`\\s*\\([^()]*${CODE}[^()]*\\)`)
const SENTENCE = every('(\\n\\n|\\s?[.;:]\\s+)(?:[Aa]z? )?`[a-z]+\\s[^`]+`[^.;]*\\.(?=\\s)') // Hungarian has an article
const HALF = every(`\\s?;\\s+(?:\\S+\\s+)?${CODE}[^.;]*(?=\\.)`)
const COMMAS = every(`,\\s+${CODE}(?:[^\`,.:]{1,12}${CODE})?(?=\\s?[,.:;])`) // one move, or one up to another
const COLON = every(`\\s?:\\s+(?:[^.:;\`]*\\s)?${CODE}[^.;]*`)

/** `called` says what people call a card of the notation; undefined: it is none. */
export function forPlayers(page: string, called: (word: string) => string | undefined): string {
  return page
    .replace(OUR_OWN, '.')
    .replace(BRACKETS, '')
    .replace(/`(?=\s+`)/g, '`,') // several in a row
    .replace(/`([^`\s]+)`/g, (code, word: string) => called(word) ?? (/^[A-Z]+$/.test(word) ? word : code))
    .replace(SENTENCE, (_, before: string) => (/[;:]/.test(before) ? '.' : before.replace(/ +$/, '')))
    .replace(HALF, '')
    .replace(COMMAS, '')
    .replace(COLON, '')
    .replace(/`([^`]+)`/g, '$1') // a word of the sentence, too
}
