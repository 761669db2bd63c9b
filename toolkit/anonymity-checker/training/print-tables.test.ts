import { clearest, countWords, languages } from '@fitila/anonymity/names/languages'
import { readText } from '@fitila/anonymity/reading'
import { cutIntoTokens } from '@fitila/anonymity/tokens'
import { describe, expect, test } from 'vitest'
import { readSet } from '../vectors/marked-sets.ts'
import { measureHiding, whatStays } from '../vectors/measure-hiding.ts'
import { measurePersons } from '../vectors/measure-persons.ts'
import { inventedSets } from './language-sets.ts'
import { printHiding, printHidingByKind, printTables } from './print-tables.ts'

test('the counts of a set: exact, touched and wrong, by tier', () => {
  const text = 'Ngozi Nwabara signed. Mrs. Okon-Udofia refused.'
  const { persons, words, certain, both } = measurePersons([
    { text, persons: [[0, 13]] },
    { text: 'Nothing was paid.', persons: [] },
  ])
  expect([persons, words]).toEqual([1, 9])
  // The second person is not marked, so finding her counts as wrong.
  expect(certain.precision.value).toBe(0.5)
  expect(certain.recall.value).toBe(1)
  expect(both.touched).toEqual({ value: 1, low: expect.any(Number), high: 1 })
  expect(certain.wrongPerThousand.value).toBeCloseTo(1000 / 9)
})

test('a person found with another edge counts in one F1 and not in the other', () => {
  const text = 'Mrs. Okon-Udofia refused.'
  const { certain } = measurePersons([{ text, persons: [[0, 16]] }])
  expect(certain.f1.value).toBe(0)
  expect(certain.otherEdge.value).toBe(1)
})

test('the tables have a row for each language and tier, with an author', () => {
  const rows = printTables(undefined).split('\n').slice(2)
  expect(rows).toHaveLength(40)
  expect(rows.every((row) => row.includes('this project'))).toBe(true)
})

test('an identifier is hidden when its last letter is, and a phrase is asked about when a question touches it', () => {
  const text = 'Ngozi Nwabara paid 0803 123 4567. I am the only cook here, and I like rice.'
  const document = {
    text,
    persons: [[0, 13]] as [number, number][],
    numbers: [{ span: [14, 32] as [number, number], what: 'phone' }],
    phrases: [[34, 57] as [number, number], [text.indexOf('I like'), text.length - 1] as [number, number]],
    notNames: [[0, 13] as [number, number], [text.indexOf('rice'), text.length - 1] as [number, number]],
  }
  const { identifiers, hiddenCertain, phrases, asked, takenCertain } = measureHiding([document])
  // The word before the number is marked here too, and it stays.
  expect([identifiers, hiddenCertain.value, phrases, asked.value]).toEqual([2, 0.5, 2, 0.5])
  // Her name is marked as no name too, and a person is found there.
  expect(takenCertain.value).toBe(0.5)
  expect(whatStays(document)).toEqual({ identifiers: ['paid 0803 123 4567'], phrases: ['I like rice'] })
})

test('the table of identifiers and phrases has a row for each language and set of texts, and for all', () => {
  expect(printHiding().split('\n').slice(2)).toHaveLength(18)
})

test('the table by kind counts each identifier once', () => {
  const counted = printHidingByKind().matchAll(/^\| [a-zA-Z\d -]+ \| (\d+) \|/gm)
  const sum = [...counted].reduce((total, [, count]) => total + Number(count), 0)
  const documents = languages.flatMap((language) => readSet('sixth', language))
  expect(sum).toBe(documents.flatMap(({ persons, numbers }) => [...persons, ...numbers]).length)
})

describe('texts in five languages that training never saw', () => {
  test.for(inventedSets())('$language: the language is found', ({ language, documents }) => {
    const found = documents.map(({ text }) => {
      const tokens = cutIntoTokens(readText(text))
      return languages[clearest(countWords(tokens, { from: 0, to: tokens.count })) - 1]
    })
    const others = found.filter((one) => one !== undefined && one !== language)
    expect(others.length).toBeLessThanOrEqual(2)
    expect(found.filter((one) => one === language).length).toBeGreaterThan(found.length * 0.7)
  })
})
