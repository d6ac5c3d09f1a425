import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { half, readNet, think } from './net'

const SAID = process.env.SHOAL_OPINIONS // a file of what others make of some views; tests/bots/test_runtimes.py writes it

type Said = { net: string; views: { features: number[]; logits: number[]; utility: number; margin: number }[] }

function bytes(file: string): ArrayBuffer {
  const data = readFileSync(file)
  return data.buffer.slice(data.byteOffset, data.byteOffset + data.length) as ArrayBuffer
}

test('half precision is read as it is meant', () => {
  expect([0x3c00, 0xc000, 0x3555, 0x0001, 0x8400, 0x7bff].map(half)).toEqual([
    1,
    -2,
    0.333251953125,
    2 ** -24,
    -(2 ** -14),
    65504,
  ])
})

test('every published net answers an empty view', () => {
  const files = globSync('../src/shoal/games/*/net.safetensors')
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const net = readNet(bytes(file))
    const { logits, utility, margin } = think(net, new Float32Array(net.plan.scale.length))
    expect(logits.length).toBe(net.plan.actions)
    expect([...logits, utility, margin].every(Number.isFinite)).toBe(true)
  }
})

test('what is not of half precision is refused', () => {
  const head = JSON.stringify({ __metadata__: { plan: '{}' }, in: { dtype: 'F32', shape: [1], data_offsets: [0, 4] } })
  const data = new Uint8Array(8 + head.length + 4)
  new DataView(data.buffer).setUint32(0, head.length, true)
  data.set(new TextEncoder().encode(head), 8)
  expect(() => readNet(data.buffer)).toThrow('in is F32')
})

test.runIf(SAID)('the page says what Python says', () => {
  const all = JSON.parse(readFileSync(SAID!, 'utf-8')) as Said[]
  expect(all.length).toBeGreaterThan(0)
  for (const { net: file, views } of all) {
    const net = readNet(bytes(file))
    for (const said of views) {
      const found = think(net, said.features)
      const most = Math.max(1, ...said.logits.map(Math.abs))
      const apart = Math.max(...said.logits.map((logit, action) => Math.abs(logit - found.logits[action]!)))
      expect(apart, file).toBeLessThan(1e-4 * most)
      expect(Math.abs(found.utility - said.utility), file).toBeLessThan(1e-4)
      expect(Math.abs(found.margin - said.margin), file).toBeLessThan(1e-4)
    }
  }
})
