import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'
import { hasEtag, headerList, memberParts } from './header-list.ts'

test.each([
  ['gzip, br', ['gzip', 'br']],
  [' gzip ,\tbr;q=0.5 ,, ', ['gzip', 'br;q=0.5']],
  ['', []],
  [',,,', []],
  [null, []],
  [undefined, []],
])('the list %j has the members %j', (header, members) => {
  expect(headerList(header)).toEqual(members)
})

test('a member has its parameters', () => {
  expect(memberParts('br ; q=0.5;x')).toEqual(['br', 'q=0.5', 'x'])
})

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['"b"', '"a"', false],
  ['', '"a"', false],
  [null, '"a"', false],
])('of %j the tag %j is known: %s', (header, etag, known) => {
  expect(hasEtag(header, etag)).toBe(known)
})

test('headers of nothing but blanks, commas and semicolons say nothing', () => {
  for (const sign of [' ', '\t', ',', ';', ' ,', ' ;', '"'])
    for (const text of [sign.repeat(8_000), `x${sign.repeat(8_000)}x`]) {
      expect(hasEtag(text, '"a"')).toBe(false)
      expect(chooseEncoding(text)).toBe('identity')
    }
})
