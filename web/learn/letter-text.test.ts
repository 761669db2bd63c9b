import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import { letterText } from './letter-text.ts'

const { letterFields, letterTemplates } = wordsIn('en')

test('a blank letter has a dotted line for every field', () => {
  for (const kind of ['petition', 'information'] as const) {
    const lines = letterText(letterTemplates[kind], letterFields[kind], {}).match(/\.{36}/g) ?? []
    expect(lines).toHaveLength(Object.keys(letterFields[kind]).length)
  }
})

test('what is filled in appears in the letter as it was written', () => {
  const text = letterText(letterTemplates.petition, letterFields.petition, {
    person: ' The Director of Works ',
    facts: 'On 3 March\na lorry came.',
  })
  expect(text).toContain('1. Who it is about\nThe Director of Works\n')
  expect(text).toContain('On 3 March\na lorry came.')
})

test('a petition says that a court decides, a request names the seven days', () => {
  expect(letterText(letterTemplates.petition, letterFields.petition, {})).toContain(
    'no one is guilty until a court has found so',
  )
  expect(letterText(letterTemplates.information, letterFields.information, {})).toContain('7 days')
})

test('what is typed is text: braces and dollars in it mean nothing', () => {
  const text = letterText(letterTemplates.petition, letterFields.petition, {
    person: "{facts} $& $1 $'",
    facts: 'Here.',
  })
  expect(text).toContain("{facts} $& $1 $'\n")
})
