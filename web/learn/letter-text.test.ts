import { expect, test } from 'vitest'
import { letterFields, letterText } from './letter-text.ts'

test('a blank letter has a dotted line for every field', () => {
  for (const kind of ['petition', 'information'] as const) {
    const lines = letterText(kind, {}).match(/\.{60}/g) ?? []
    expect(lines).toHaveLength(Object.keys(letterFields[kind]).length)
  }
})

test('what is filled in stands in the letter as it was written', () => {
  const text = letterText('petition', {
    person: ' The Director of Works ',
    facts: 'On 3 March\na lorry came.',
  })
  expect(text).toContain('1. Who it is about\nThe Director of Works\n')
  expect(text).toContain('On 3 March\na lorry came.')
})

test('a petition says that a court decides, a request names the seven days', () => {
  expect(letterText('petition', {})).toContain('nobody is guilty until a court has found so')
  expect(letterText('information', {})).toContain('7 days')
})
