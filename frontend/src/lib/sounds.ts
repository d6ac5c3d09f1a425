// A few short tones, for those who want them: they are off until somebody turns them on.

const TONES = {
  turn: [523, 784], // in Hz, one after the other
  move: [392],
  refused: [233, 196],
  over: [523, 659, 784, 1047],
} as const

const KEPT = 'shoal-sounds'
const LOUD = 0.12
const LENGTH = 0.14 // seconds a tone

let context: AudioContext | undefined

export function hasSounds(): boolean {
  return localStorage.getItem(KEPT) === 'on'
}

export function useSounds(wanted: boolean): void {
  localStorage.setItem(KEPT, wanted ? 'on' : 'off')
  sound('turn')
}

export function sound(kind: keyof typeof TONES): void {
  // Before somebody has touched the page no browser plays anything.
  if (!hasSounds() || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  for (const [at, tone] of TONES[kind].entries()) play(context, tone, context.currentTime + at * LENGTH)
}

function play(context: AudioContext, tone: number, start: number): void {
  const voice = new OscillatorNode(context, { type: 'triangle', frequency: tone })
  const loudness = new GainNode(context, { gain: LOUD })
  loudness.gain.setValueAtTime(LOUD, start)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 2 * LENGTH)
  voice.connect(loudness).connect(context.destination)
  voice.start(start)
  voice.stop(start + 2 * LENGTH)
}
