import { foldText } from '@fitila/names/text/fold'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOfHighlighted, highlightMatches } from './highlight-matches.ts'

test.each([
  ['Ọláńrewájú Kirkira', ['olanrewaju'], ['', 'Ọláńrewájú', ' Kirkira']],
  ['two  roads, two bridges', ['two'], ['', 'two', '  roads, ', 'two', ' bridges']],
  ['two \n roads', ['two roads'], ['', 'two \n roads', '']],
  ['ɗan Ƙano', ['kano', 'dan'], ['', 'ɗan', ' ', 'Ƙano', '']],
  ['ﬁnance', ['fin'], ['', 'ﬁn', 'ance']],
  ['ﬁnance', ['i'], ['', 'ﬁ', 'nance']],
  ['ﬁnance', ['f', 'i'], ['', 'ﬁ', 'nance']],
  ['a¨b', ['a b'], ['', 'a¨b', '']],
  ['roads\t \n', ['s'], ['road', 's', '\t \n']],
  ['ends in a\u0301', ['a'], ['ends in ', 'a\u0301', '']],
  ['İstanbul Ali', ['ali'], ['İstanbul ', 'Ali', '']],
  ['🪔\0🪔 lamp', ['\u{1fa94} l'], ['🪔\0', '🪔 l', 'amp']],
  ['road bridge', ['road', 'road b'], ['', 'road b', 'ridge']],
  ['aaa', ['aa'], ['', 'aa', 'a']],
  ['abc', ['ab', 'bc'], ['', 'ab', 'c']],
])('in %j the terms %j are marked', (text, terms, marked) => {
  expect(highlightMatches(text, terms)).toEqual(marked)
})

test('where nothing matches nothing is marked', () => {
  expect(highlightMatches('houses', ['roads', ''])).toBeNull()
})

const letter = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('a', 'b', ' ', '\n', '\0', 'ﬁ', '½', '¨', 'á', 'a\u0301', 'ẹ', 'Ɗ', 'ﷺ', 'Σ', '🪔'),
)
const writing = fc.array(letter, { maxLength: 30 }).map((letters) => letters.join(''))

test('what is marked is what the search finds, no letter is changed, and every mark holds a term', () => {
  fc.assert(
    fc.property(
      writing,
      fc.array(fc.oneof(letter, writing), { minLength: 1, maxLength: 3 }),
      (text, typed) => {
        const terms = typed.map((each) => foldText(each))
        const marked = highlightMatches(text, terms)
        const found = terms.filter((term) => term !== '' && foldText(text).includes(term))
        expect(marked === null).toBe(found.length === 0)
        if (!marked) return
        expect(marked.join('')).toBe(text)
        for (const match of marked.filter((_, turn) => turn % 2 === 1))
          expect(terms.some((term) => term !== '' && foldText(match).includes(term))).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('behind the first match others are marked only as far as is asked', () => {
  expect(highlightMatches('no yes no yes no yes', ['yes'], 10)).toEqual([
    'no ',
    'yes',
    ' no ',
    'yes',
    ' no yes',
  ])
})

test('an excerpt begins a little before the first match and keeps its marks', () => {
  const marked = highlightMatches(`${'word '.repeat(100)}target ${'more '.repeat(100)}`, ['target']) ?? []
  const excerpt = excerptOfHighlighted(marked, 120)
  expect(excerpt[0]).toMatch(/^…(word )+$/)
  expect(excerpt[1]).toBe('target')
  expect(excerpt.join('').length).toBeLessThan(140)
  expect(excerpt.at(-1)).toMatch(/…$/)
})

test('a short text is its own excerpt', () => {
  expect(excerptOfHighlighted(['two ', 'roads', ''], 100)).toEqual(['two ', 'roads', ''])
})
