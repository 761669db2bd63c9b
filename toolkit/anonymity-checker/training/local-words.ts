import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '@fitila/anonymity/reading'
import { cutIntoTokens } from '@fitila/anonymity/tokens'
import { readCorpora } from './corpora.ts'
import { localOwnWords } from './local/own-words.ts'
import type { Sentence } from './sentence.ts'

/**
 * Ordinary words of Pidgin, Hausa, Igbo and Yoruba. The list was counted over whole corpora, so a word of a text that is kept back
 * would betray that it is no name there: such a word is taken only if the part for training has it too.
 */
export function localWordsFrom(folder: string): string[] {
  const listed = JSON.parse(readFileSync(join(folder, 'ordinary-words.json'), 'utf8')) as string[]
  const corpora = readCorpora(folder)
  const learned = new Set(corpora.flatMap(({ documents }) => wordsOf(documents.train)))
  const keptBack = new Set(
    corpora.flatMap(({ documents }) => [...wordsOf(documents.development), ...wordsOf(documents.test)]),
  )
  const named = new Set(corpora.flatMap(({ documents }) => personsOf(documents.train)))
  const own = Object.values(localOwnWords).flatMap((list) => list.split(' '))
  const counted = listed.filter((word) => !named.has(word) && (learned.has(word) || !keptBack.has(word)))
  return [...own, ...counted]
}

function personsOf(documents: readonly Sentence[][]): string[] {
  return documents
    .flat()
    .flatMap(({ text, spans }) =>
      spans.flatMap(([start, end, type]) => (type === 'PERSON' ? wordsIn(text.slice(start, end)) : [])),
    )
}

function wordsOf(documents: readonly Sentence[][]): string[] {
  return documents.flat().flatMap(({ text }) => wordsIn(text))
}

function wordsIn(text: string): string[] {
  return [...cutIntoTokens(readText(text)).words]
}
