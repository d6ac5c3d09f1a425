// How long things move: not at all for who asks the device for less of it.

import { prefersReducedMotion } from 'svelte/motion'

export const lasting = (duration: number): { duration: number } => ({
  duration: prefersReducedMotion.current ? 0 : duration,
})

const GLIDE = 500 // milliseconds on the way

/** For `{@attach …}`: something goes to where something else is, at the end of the moment it lies there. */
export function glideTo(where: string, lasts: number): (element: HTMLElement) => void {
  return (element) => {
    const target = document.querySelector(where)
    if (!target || prefersReducedMotion.current) return
    const [from, to] = [element.getBoundingClientRect(), target.getBoundingClientRect()]
    const dx = to.x + to.width / 2 - from.x - from.width / 2
    const dy = to.y + to.height / 2 - from.y - from.height / 2
    element.animate([{}, { transform: `translate(${dx}px, ${dy}px) scale(0.25)`, opacity: 0.3, zIndex: 6 }], {
      duration: GLIDE,
      delay: Math.max(0, lasts - GLIDE),
      easing: 'ease-in',
      fill: 'forwards',
    })
  }
}
