import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileRecords, readHandedIn, writeHandedIn } from './handed-in.ts'

const name = fc.stringMatching(/^[A-Za-z0-9.]{1,12}$/)
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((drawn) => drawn.replaceAll('\r', '')),
  fc.string({ unit: fc.constantFrom('|', ' ', '\n', 'a', '\t', '\u2028'), maxLength: 12 }),
)
const records = fc.array(fc.tuple(name, text), { maxLength: 6 })

test('what is written down is read back exactly', () => {
  fc.assert(
    fc.property(records, (list) => {
      expect(readHandedIn(writeHandedIn(list))).toEqual(list)
    }),
    { numRuns: 1_000 },
  )
})

test('an editor of Windows changes nothing in it', () => {
  fc.assert(
    fc.property(records, (list) => {
      const saved = `\uFEFF${writeHandedIn(list).replaceAll('\n', '\r\n')}`
      expect(readHandedIn(saved)).toEqual(list)
    }),
  )
})

test('it can be read by people', () => {
  const text = writeHandedIn([
    ['personName', 'Misali Kirkira'],
    ['evidence', 'Two vouchers.\n\nOne number.'],
    ...fileRecords([{ sha256: 'ab', size: 12 }]),
  ])
  expect(text).toBe(`Fitila: what was handed in, format 1

personName
| Misali Kirkira

evidence
| Two vouchers.
|
| One number.

file.1.sha256
| ab

file.1.size
| 12
`)
})

test.each([
  '',
  'A letter.',
  'Fitila: what was handed in, format 2\n',
  `${'Fitila: what was handed in, format 1'}\nsome words\n`,
])('another text is not taken for it: %j', (other) => {
  expect(readHandedIn(other)).toBeNull()
})
