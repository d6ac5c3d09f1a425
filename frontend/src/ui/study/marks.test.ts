// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { inOrder } from './marks'

function thing(name: string, data: Record<string, string> = {}): HTMLElement {
  const made = document.createElement('div')
  made.id = name
  Object.assign(made.dataset, data)
  return made
}

test('things lie in the order in which the move names them, those it does not name at the end', () => {
  const things = [thing('none'), thing('row', { row: '2' }), thing('spot', { at: 'spot B4', id: 'x' })]
  expect(inOrder('lay B4 2', things).map((one) => one.id)).toEqual(['spot', 'row', 'none'])
})
