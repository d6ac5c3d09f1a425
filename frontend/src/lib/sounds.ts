// Soft sounds and, on phones that can, a short shake, for those who want them: they are off until somebody turns them on.

/** Tones in Hz, one after the other; a rustle is noise through a filter, as of a card or of water. */
type Sound = { tones?: readonly number[]; rustle?: readonly [from: number, to: number]; shake?: number | number[] }

const SOUNDS = {
  turn: { tones: [523, 784], shake: 40 },
  move: { rustle: [2600, 900] }, // a card slides over the table
  water: { rustle: [300, 1400] },
  catch: { rustle: [500, 1800], tones: [659, 880], shake: 25 },
  fight: { rustle: [900, 200], tones: [196], shake: [30, 40, 30] },
  round: { tones: [440, 554, 659] },
  refused: { tones: [233, 196] },
  over: { tones: [523, 659, 784, 1047], shake: [40, 60, 40] },
} as const satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS

const KEPT = 'shoal-sounds'
const LOUD = 0.1
const LENGTH = 0.14 // seconds a tone
const RUSTLE = 0.22

let context: AudioContext | undefined

export function hasSounds(): boolean {
  return localStorage.getItem(KEPT) === 'on'
}

export function useSounds(wanted: boolean): void {
  localStorage.setItem(KEPT, wanted ? 'on' : 'off')
  sound('turn')
}

export function sound(kind: SoundName): void {
  // Before somebody has touched the page no browser plays anything.
  if (!hasSounds() || !navigator.userActivation.hasBeenActive) return
  const { tones = [], rustle, shake }: Sound = SOUNDS[kind]
  if (shake !== undefined) navigator.vibrate?.(shake)
  context ??= new AudioContext()
  void context.resume()
  if (rustle) stir(context, rustle)
  for (const [at, tone] of tones.entries()) play(context, tone, context.currentTime + at * LENGTH)
}

/** A node that falls silent by itself. */
function fading(context: AudioContext, start: number, length: number): GainNode {
  const loudness = new GainNode(context, { gain: LOUD })
  loudness.gain.setValueAtTime(LOUD, start)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length)
  loudness.connect(context.destination)
  return loudness
}

function play(context: AudioContext, tone: number, start: number): void {
  const voice = new OscillatorNode(context, { type: 'sine', frequency: tone })
  voice.connect(fading(context, start, 2 * LENGTH))
  voice.start(start)
  voice.stop(start + 2 * LENGTH)
}

function stir(context: AudioContext, [from, to]: readonly [number, number]): void {
  const noise = context.createBuffer(1, context.sampleRate * RUSTLE, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1
  const start = context.currentTime
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.8 })
  filter.frequency.exponentialRampToValueAtTime(to, start + RUSTLE)
  const source = new AudioBufferSourceNode(context, { buffer: noise })
  source.connect(filter).connect(fading(context, start, RUSTLE))
  source.start(start)
}
