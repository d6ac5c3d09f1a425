// A game fills the window, and nothing of it is scrolled to: app.css says how much room that is.

/** Where the log and the chat have a place beside the board; elsewhere they are in a drawer. */
export const BESIDE = '(min-width: 821px) and (min-height: 501px)'

/** The screen fills the window until what is returned is called. */
export function fillWindow(): () => void {
  const { classList } = document.documentElement
  classList.add('fills')
  return () => classList.remove('fills')
}
