// How long things move: not at all for who asks the device for less of it.

import { prefersReducedMotion } from 'svelte/motion'

export const lasting = (duration: number): { duration: number } => ({
  duration: prefersReducedMotion.current ? 0 : duration,
})
