import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinParts, takeApart } from './search-parts.ts'
import { hasOnlyLeftOut, readSearch } from './search-query.ts'

test('the parts of the builder become one search, each with its own meaning', () => {
  const term = joinParts({
    ...{ all: 'roads kano', phrase: 'paid twice', any: 'bridge culvert "water pump"', none: 'school' },
    personName: 'musa',
    evidence: '"bank statement"',
  })
  expect(readSearch(term)).toEqual({
    needed: [
      { text: 'roads', isBareWord: true },
      { text: 'kano', isBareWord: true },
      { text: 'paid twice', isBareWord: false },
    ],
    anyOf: [['bridge', 'culvert', 'water pump']],
    within: [
      { field: 'personName', text: 'musa' },
      { field: 'evidence', text: 'bank statement' },
    ],
    excluded: ['school'],
  })
})

test('one choice is a word that has to be there, and signs that nothing is joined with mean themselves', () => {
  expect(readSearch(joinParts({ any: 'bridge' })).needed).toEqual([{ text: 'bridge', isBareWord: true }])
  for (const typed of ['|', 'a||', '|a', 'unknown:word', 'name:', 'name: musa'])
    expect(readSearch(typed).needed.length, typed).toBeGreaterThan(0)
  expect(joinParts({})).toBe('')
})

test('a search that is taken apart and joined again is the same search', () => {
  const words = fc.array(fc.constantFrom('kano', 'musa', '"two houses"', 'nb', '₦400', 'o’neil'), {
    maxLength: 3,
  })
  const part = words.map((each) => each.join(' '))
  fc.assert(
    fc.property(
      fc.record({ all: part, phrase: fc.constantFrom('', 'paid twice'), any: part, none: part }),
      fc.record({ personName: part, position: part, evidence: part }),
      (general, fields) => {
        const term = joinParts({ ...general, ...fields })
        fc.pre(
          term !== '' &&
            !/^(-\S+\s*)+$/.test(term) &&
            Object.values({ ...general, none: '' })
              .concat(Object.values(fields))
              .some(Boolean),
        )
        const once = joinParts(takeApart(term))
        expect(asSets(once)).toEqual(asSets(term))
      },
    ),
  )
})

function asSets(term: string) {
  const { needed, anyOf, within, excluded } = readSearch(term)
  return {
    needed: new Set(needed.map(({ text }) => text)),
    anyOf: anyOf.map((texts) => new Set(texts)),
    within: new Set(within.map(({ field, text }) => `${field} ${text}`)),
    excluded: new Set(excluded),
  }
}

test.for([{ none: 'road' }, { none: 'road "old bridge"' }])(
  'the form keeps words to leave out when they are all it has: %o',
  ({ none }) => {
    expect(takeApart(joinParts({ none }))).toMatchObject({ all: '', phrase: '', any: '', none })
  },
)

test('words to leave out alone find nothing, and that is known', () => {
  expect(['-road', '-"old bridge" -road', '-road bridge', 'road', ''].map(hasOnlyLeftOut)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
