// The nets of the players, as src/shoal/bots/net.py runs them: the same logits and values, within 1e-4.
// A net is a file of safetensors: a length, a head in JSON, and the numbers behind it, of half precision.

type Weights = Map<string, Float32Array>
type Head = { __metadata__: Record<string, string> } & {
  [name: string]: { dtype: string; data_offsets: [number, number] }
}
type Plan = {
  actions: number
  blocks: number
  rows: number // of the board; 0: there is none
  columns: number
  board: [number, number][] // where its planes are among the features
  planes: [number, number][] // actions that are squares: the first, how many planes
  scale: number[] // of each feature
}
export type Net = { weights: Weights; plan: Plan; about: Record<string, string> }
export type Opinion = { logits: Float32Array; utility: number; margin: number }

export function readNet(data: ArrayBuffer): Net {
  const start = 8 + new DataView(data).getUint32(0, true)
  const { __metadata__: about, ...pieces } = JSON.parse(new TextDecoder().decode(data.slice(8, start))) as Head
  const weights: Weights = new Map()
  for (const [name, { dtype, data_offsets }] of Object.entries(pieces)) {
    if (dtype !== 'F16') throw new Error(`${name} is ${dtype}, not F16`)
    const [from, to] = data_offsets
    weights.set(name, Float32Array.from(new Uint16Array(data.slice(start + from, start + to)), half))
  }
  return { weights, plan: JSON.parse(about.plan ?? '') as Plan, about }
}

/** The number of half precision that 16 bits are. */
export function half(bits: number): number {
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15)
  return bits >> 15 ? -size : size // no weight is infinite
}

/** What a net makes of the features of one view. */
export function think({ weights, plan }: Net, features: ArrayLike<number>): Opinion {
  const get = (name: string) => weights.get(name)!
  const dense = (x: Float32Array, name: string) => product(get(`${name}.bias`).slice(), x, get(name))
  const x = Float32Array.from(features, (number, i) => number * plan.scale[i]!)
  let h: Float32Array = bent(dense(x, 'in'))
  for (let block = 0; block < plan.blocks; block++)
    h = sum(h, dense(bent(dense(norm(h), `block${block}.a`)), `block${block}.b`))
  let squares: Float32Array[] = []
  if (plan.rows) {
    const convolve = (board: Float32Array[], name: string, told: Float32Array) =>
      board.map((_, square) => near(plan, board, square, get(name), sum(get(`${name}.bias`), told)))
    const told = norm(h)
    const b = convolve(sea(plan, x), 'board.in', dense(told, 'told.in')).map(bent)
    const a = convolve(b, 'board.a', dense(told, 'told.a')).map(bent)
    const seen = b.map((square, i) => norm(sum(square, near(plan, a, i, get('board.b'), get('board.b.bias')))))
    h = sum(
      h,
      dense(
        seen.reduce(sum).map((number) => number / seen.length),
        'seen',
      ),
    )
    const out = dense(norm(h), 'told.out')
    squares = seen.map((square) => sum(dense(square, 'planes'), out))
  }
  h = norm(h)
  const [utility, margin] = dense(h, 'value')
  return { logits: inOrder(plan, squares, dense(h, 'policy')), utility: utility!, margin: margin! }
}

const bent = (x: Float32Array) => x.map((number) => Math.max(0, number))
const sum = (x: Float32Array, y: Float32Array) => x.map((number, i) => number + y[i]!)

function norm(x: Float32Array): Float32Array {
  const scale = 1 / Math.sqrt(x.reduce((total, number) => total + number * number, 0) / x.length + 1e-5)
  return x.map((number) => number * scale)
}

/** out + x · weights, from a row of the weights on; into out. What is nothing is skipped. */
function product(out: Float32Array, x: Float32Array, weights: Float32Array, row = 0): Float32Array {
  for (const [i, number] of x.entries()) {
    if (number === 0) continue
    const at = (row + i) * out.length
    for (let j = 0; j < out.length; j++) out[j]! += number * weights[at + j]!
  }
  return out
}

/** One square of a 3 x 3 convolution. */
function near(
  { rows, columns }: Plan,
  board: Float32Array[],
  square: number,
  weights: Float32Array,
  bias: Float32Array,
) {
  const out = bias.slice()
  const [row, column] = [Math.floor(square / columns), square % columns]
  for (let i = 0; i < 9; i++) {
    const [r, c] = [row + Math.floor(i / 3) - 1, column + (i % 3) - 1]
    if (r < 0 || r >= rows || c < 0 || c >= columns) continue
    const x = board[r * columns + c]!
    product(out, x, weights, i * x.length)
  }
  return out
}

/** The planes of the board, square by square. */
function sea({ rows, columns, board }: Plan, x: Float32Array): Float32Array[] {
  const planes = board.flatMap(([start, end]) => [...x.subarray(start, end)])
  const size = rows * columns
  return Array.from({ length: size }, (_, square) => Float32Array.from(planes.filter((_, i) => i % size === square)))
}

/** Logits by action: those that are squares, plane by plane, and the others where there is room between. */
function inOrder({ actions, planes }: Plan, squares: Float32Array[], others: Float32Array): Float32Array {
  const logits = new Float32Array(actions).fill(NaN)
  let plane = 0
  for (const [first, count] of planes)
    for (let i = 0; i < count; i++, plane++)
      for (const [square, found] of squares.entries()) logits[first + i * squares.length + square] = found[plane]!
  let next = 0
  return logits.map((logit) => (Number.isNaN(logit) ? others[next++]! : logit))
}
