import { expect, test } from 'vitest'
import { readSet } from './marked-sets.ts'

const sizes = { en: 36, pcm: 24, ha: 22, ig: 22, yo: 22 } as const
const languages = ['en', 'pcm', 'ha', 'ig', 'yo'] as const

// No message here shows a text: who changes the engine does not read this set.
test.for(languages)('%s: every mark is read, and people and numbers are marked', (language) => {
  const documents = readSet('sixth', language)
  expect(documents).toHaveLength(sizes[language])
  const unread = documents.filter(({ text }) => /\[\[|\]\]|\{\{|\}\}|<<|>>|~~/.test(text))
  expect(unread.length).toBe(0)
  expect(documents.flatMap(({ persons }) => persons).length).toBeGreaterThan(90)
  expect(documents.flatMap(({ numbers }) => numbers).length).toBeGreaterThan(40)
})
