// @vitest-environment happy-dom

import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { onEscape, Selection } from './selection.svelte'

test('what is selected stays until a new view comes, or it is let go', () => {
  let version = $state(1)
  const selection = new Selection<string | null>(null, () => version)
  expect(selection.now).toBe(null)
  selection.now = 'a card'
  expect(selection.now).toBe('a card')
  version = 2
  expect(selection.now).toBe(null)
  selection.now = 'another'
  selection.letGo()
  expect(selection.now).toBe(null)
})

test('what is drawn of it follows', () => {
  let version = $state(1)
  const selection = new Selection('', () => version)
  const drawn: string[] = []
  const end = $effect.root(() => {
    $effect(() => void drawn.push(selection.now))
  })
  flushSync()
  selection.now = 'a card'
  flushSync()
  version = 2
  flushSync()
  end()
  expect(drawn).toEqual(['', 'a card', ''])
})

test('Escape lets go, and no other key', () => {
  const letGo = vi.fn()
  onEscape(letGo)(new KeyboardEvent('keydown', { key: 'Enter' }))
  expect(letGo).not.toHaveBeenCalled()
  onEscape(letGo)(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(letGo).toHaveBeenCalledOnce()
})
