import { describe, expect, test } from 'vitest'
import { LargeElements } from './large-elements.ts'

const length = 3_000_000
const target = { context: 'page' }
const whichFrame = (id: number) => ({
  id,
  method: 'browsingContext.locateNodes',
  params: { context: 'page', locator: { type: 'context', value: { context: 'inside' } } },
})
const handleFor = (id: number, sharedId: string) => ({
  id,
  method: 'script.callFunction',
  params: { functionDeclaration: 'e => e', target, arguments: [{ sharedId }], resultOwnership: 'root' },
})
const nameOf = (id: number, handle: string) => ({
  id,
  method: 'script.callFunction',
  params: { functionDeclaration: 'e => e', target, arguments: [{ handle }], resultOwnership: 'none' },
})
const located = (id: number) => ({
  id,
  result: { nodes: [{ type: 'node', sharedId: 'element', value: {} }] },
})
const handled = (id: number) => ({
  id,
  result: { type: 'success', result: { type: 'node', sharedId: 'element', handle: 'h1', value: {} } },
})

function afterFirstAnswers(size: number): LargeElements {
  const elements = new LargeElements()
  expect(elements.answer(whichFrame(1))).toBeNull()
  elements.hear(located(1), size)
  expect(elements.answer(handleFor(2, 'element'))).toBeNull()
  elements.hear(handled(2), size)
  return elements
}

describe('a large element', () => {
  test('is asked for once, and known then by its frame, its name and its handle', () => {
    const elements = afterFirstAnswers(length)
    expect(elements.answer(whichFrame(3))).toMatchObject({
      id: 3,
      result: { nodes: [{ sharedId: 'element' }] },
    })
    expect(elements.answer(handleFor(4, 'element'))).toMatchObject({
      id: 4,
      result: { type: 'success', result: { sharedId: 'element', handle: 'h1' } },
    })
    expect(elements.answer(nameOf(5, 'h1'))).toMatchObject({
      id: 5,
      result: { result: { sharedId: 'element' } },
    })
  })

  test('keeps its handle when one of its holders lets it go', () => {
    const elements = afterFirstAnswers(length)
    const disown = (handles: string[]) => ({ id: 6, method: 'script.disown', params: { target, handles } })
    expect(elements.answer(disown(['h1']))).toEqual({ type: 'success', id: 6, result: {} })
    expect(elements.answer(disown(['h2']))).toBeNull()
  })

  test('is asked for again in another page, for another frame and after a change of page', () => {
    const elements = afterFirstAnswers(length)
    const elsewhere = handleFor(7, 'element')
    expect(
      elements.answer({ ...elsewhere, params: { ...elsewhere.params, target: { context: 'other' } } }),
    ).toBeNull()
    expect(elements.answer(handleFor(8, 'other'))).toBeNull()
    elements.hear({ method: 'browsingContext.navigationStarted' }, 100)
    expect(elements.answer(whichFrame(9))).toBeNull()
    expect(elements.answer(handleFor(10, 'element'))).toBeNull()
  })
})

test('a small element is asked for each time', () => {
  const elements = afterFirstAnswers(900)
  expect(elements.answer(whichFrame(3))).toBeNull()
  expect(elements.answer(handleFor(4, 'element'))).toBeNull()
})
