import { expect, test } from 'vitest'
import { readSet } from './marked-sets.ts'

test.for(['en', 'pcm', 'ha', 'ig', 'yo'] as const)(
  '%s: there is enough to measure, and no mark is left in a text',
  (language) => {
    const documents = readSet('fourth', language)
    const persons = documents.flatMap((document) => document.persons)
    const numbers = documents.flatMap((document) => document.numbers)
    expect(persons.length + numbers.length).toBeGreaterThanOrEqual(60)
    expect(documents.flatMap((document) => document.phrases).length).toBeGreaterThanOrEqual(15)
    expect(documents.flatMap((document) => document.notNames).length).toBeGreaterThanOrEqual(6)
    expect(documents.filter(({ text }) => /\[\[|\]\]|\{\{|\}\}|~~|<<|>>/.test(text))).toEqual([])
    for (const { text, persons, phrases, notNames } of documents) {
      for (const [start, end] of [...persons, ...phrases, ...notNames])
        expect(text.slice(start, end)).toMatch(/^\S(.*\S)?$/s)
    }
  },
)
