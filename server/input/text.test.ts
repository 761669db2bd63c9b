import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NotFound } from '#domain/errors.ts'
import { identifier } from './identifier.ts'
import { line, paragraphs, requiredLine, requiredParagraphs } from './text.ts'

test('a line is one line: white space is single blanks, control characters are gone', () => {
  expect(line(50).parse('  two\r\n\twords\u0000\u0007 ')).toBe('two words')
})

test('paragraphs keep their line ends, as \\n, and nothing else that controls', () => {
  expect(paragraphs(50).parse(' one\r\n\r\ntwo\tthree\u0000\u001B ')).toBe('one\n\ntwo\tthree')
})

test('letters and marks are composed, and half a surrogate pair is replaced', () => {
  expect(line(50).parse('O\u0323la')).toBe('Ọla')
  expect(line(50).parse('a\uD83Db')).toBe('a\uFFFDb')
})

test('white space alone counts as missing', () => {
  for (const blank of ['', ' ', '\n\t', '\u0000', '\u00A0']) {
    expect(requiredLine(50).safeParse(blank).success).toBe(false)
    expect(requiredParagraphs(50).safeParse(blank).success).toBe(false)
  }
})

test('what is longer than it may be is refused, and what is just as long is not', () => {
  expect(line(5).safeParse('abcde').success).toBe(true)
  expect(line(5).safeParse('abcdef').success).toBe(false)
  expect(line(5).safeParse('  abcde  ').success).toBe(true)
})

test('cleaning twice changes nothing, and the database takes what comes out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const once = paragraphs(5_000).parse(text)
      expect(paragraphs(5_000).parse(once)).toBe(once)
      expect(once.isWellFormed()).toBe(true)
      expect(once).not.toContain('\0')
    }),
  )
})

test('an identifier is a UUID, in any case; for anything else there is nothing', () => {
  expect(identifier('3F2504E0-4F89-41D3-9A0C-0305E82C3301')).toBe('3f2504e0-4f89-41d3-9a0c-0305e82c3301')
  for (const text of [undefined, '', '1', "' or 1=1", '3f2504e0-4f89-41d3-9a0c-0305e82c3301\n', '../x'])
    expect(() => identifier(text)).toThrow(NotFound)
})
