import { expect, test } from 'vitest'
import { readHalf, readSet } from './marked-sets.ts'

const sizes = { en: 46, pcm: 26, ha: 26, ig: 26, yo: 26 } as const
const languages = ['en', 'pcm', 'ha', 'ig', 'yo'] as const

// No message here shows a text: one half of this set is only counted.
test.for(languages)('%s: every mark is read, and each half has people and numbers', (language) => {
  expect(readSet('seventh', language)).toHaveLength(sizes[language])
  for (const half of ['read', 'unread'] as const) {
    const documents = readHalf('seventh', half, language)
    expect(documents).toHaveLength(sizes[language] / 2)
    expect(documents.filter(({ text }) => /\[\[|\]\]|\{\{|\}\}|<<|>>|~~/.test(text)).length).toBe(0)
    expect(documents.flatMap(({ persons }) => persons).length).toBeGreaterThan(20)
    expect(documents.flatMap(({ numbers }) => numbers).length).toBeGreaterThan(15)
  }
})

test('numbers differ in how they end, and addresses of mail in where they lead', () => {
  const numbers = languages
    .flatMap((language) => readSet('seventh', language))
    .flatMap(({ text, numbers }) => numbers.map(({ what, span }) => ({ what, words: text.slice(...span) })))
  const ends = numbers.flatMap(({ words }) => /\d\d$/.exec(words)?.[0] ?? [])
  expect(new Set(ends).size).toBeGreaterThan(60)
  const houses = numbers
    .filter(({ what }) => what === 'email')
    .map(({ words }) => words.replace(/^.*(@| at )/, ''))
  expect(new Set(houses).size).toBeGreaterThan(10)
})
