import { languages } from '@fitila/anonymity/names/languages'
import { expect, test } from 'vitest'
import { readUnread, readUnreadAuthor, unreadAuthors } from './authors.ts'

const texts = { en: 40, pcm: 24, ha: 22, ig: 22, yo: 22 } as const

// No message here shows a text: who changes the engine does not read them.
test.for(unreadAuthors)('%s: as many texts in each language as were asked for', (author) => {
  for (const language of languages) expect(readUnread(author, language)).toHaveLength(texts[language])
})

test.for(unreadAuthors)('%s: each mark covers whole words, and none is left in a text', (author) => {
  const documents = readUnreadAuthor(author)
  expect(documents.filter(({ text }) => /\[\[|\]\]|\{\{|\}\}|~~|<<|>>/.test(text)).length).toBe(0)
  const broken = documents.flatMap(({ text, persons, numbers }) =>
    [...persons, ...numbers.map(({ span }) => span)].filter(
      ([start, end]) => !/^\S(?:.*\S)?$/s.test(text.slice(start, end)) || isWithinWord(text, start),
    ),
  )
  expect(broken.length).toBe(0)
  expect(documents.flatMap(({ persons }) => persons).length).toBeGreaterThan(900)
  expect(documents.flatMap(({ numbers }) => numbers).length).toBeGreaterThan(150)
})

function isWithinWord(text: string, place: number): boolean {
  return /^[\p{L}\p{M}\d]{2}$/u.test(text.slice(place - 1, place + 1))
}
