import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOfMarked, markMatches } from './mark-matches.ts'
import { foldText } from './search-text.ts'

test.each([
  ['Ọláńrewájú Kirkira', ['olanrewaju'], ['', 'Ọláńrewájú', ' Kirkira']],
  ['two  roads, two bridges', ['two'], ['', 'two', '  roads, ', 'two', ' bridges']],
  ['two \n roads', ['two roads'], ['', 'two \n roads', '']],
  ['ɗan Ƙano', ['kano', 'dan'], ['', 'ɗan', ' ', 'Ƙano', '']],
  ['ﬁnance', ['fin'], ['', 'ﬁn', 'ance']],
  ['aaa', ['aa'], ['', 'aa', 'a']],
  ['abc', ['ab', 'bc'], ['', 'ab', 'c']],
])('in %j the terms %j are marked', (text, terms, marked) => {
  expect(markMatches(text, terms)).toEqual(marked)
})

test('where nothing matches nothing is marked', () => {
  expect(markMatches('houses', ['roads', ''])).toBeNull()
})

test('marking changes no letter, and every mark folds to something that holds the term', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      (text, typed) => {
        const term = foldText(typed)
        const marked = markMatches(text, [term])
        if (!marked) return
        expect(marked.join('')).toBe(text)
        for (const match of marked.filter((_, turn) => turn % 2 === 1)) expect(foldText(match)).toBe(term)
      },
    ),
  )
})

test('an excerpt begins a little before the first match and keeps its marks', () => {
  const marked = markMatches(`${'word '.repeat(100)}target ${'more '.repeat(100)}`, ['target']) ?? []
  const excerpt = excerptOfMarked(marked, 120)
  expect(excerpt[0]).toMatch(/^…(word )+$/)
  expect(excerpt[1]).toBe('target')
  expect(excerpt.join('').length).toBeLessThan(140)
  expect(excerpt.at(-1)).toMatch(/…$/)
})

test('a short text is its own excerpt', () => {
  expect(excerptOfMarked(['two ', 'roads', ''], 100)).toEqual(['two ', 'roads', ''])
})
