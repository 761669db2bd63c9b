import { join } from 'node:path'
import type { Language } from '@fitila/anonymity/names/languages'
import { readTweets } from './read-tweets.ts'
import type { Sentence } from './sentence.ts'

/** What may be learned, what weights and thresholds are chosen by, and what is only measured, once, at the end. */
export type Part = 'train' | 'development' | 'test'

export type Corpus = { name: string; language: Language; documents: Record<Part, Sentence[][]> }

/**
 * Texts of others. News and encyclopedia are in the order of their documents, so each part is one run of lines, and ten lines
 * at a cut belong to no part, so that no shorter document is in two. A tweet is a document.
 */
const sources = [
  { name: 'hausa-voa', language: 'ha', cut: 'runs' },
  { name: 'yoruba-gv', language: 'yo', cut: 'runs' },
  { name: 'wikigold', language: 'en', cut: 'runs' },
  { name: 'wnut17', language: 'en', cut: 'tenths' },
  { name: 'broad-twitter', language: 'en', cut: 'tenths' },
] as const satisfies readonly { name: string; language: Language; cut: 'runs' | 'tenths' }[]

export type CorpusName = (typeof sources)[number]['name']

/** Throws the error of the file system where the folder does not hold the corpora. */
export function readCorpora(folder: string): Corpus[] {
  return sources.map(({ name, language, cut }) => {
    const sentences = readTweets(join(folder, `${name}.jsonl.gz`))
    const parts = cut === 'runs' ? cutInRuns(sentences) : cutInTenths(sentences)
    return { name, language, documents: withoutEchoes(parts) }
  })
}

const margin = 10
const linesOfDocument = 8

function cutInRuns(sentences: readonly Sentence[]): Record<Part, Sentence[][]> {
  const first = Math.floor(sentences.length * 0.62)
  const second = Math.floor(sentences.length * 0.75)
  return {
    train: inDocuments(sentences.slice(0, first)),
    development: inDocuments(sentences.slice(first + margin, second)),
    test: inDocuments(sentences.slice(second + margin)),
  }
}

function inDocuments(sentences: readonly Sentence[]): Sentence[][] {
  const documents: Sentence[][] = []
  for (let from = 0; from < sentences.length; from += linesOfDocument)
    documents.push(sentences.slice(from, from + linesOfDocument))
  return documents
}

function cutInTenths(sentences: readonly Sentence[]): Record<Part, Sentence[][]> {
  const parts: Record<Part, Sentence[][]> = { train: [], development: [], test: [] }
  for (const [place, sentence] of sentences.entries()) {
    const part = place % 10 === 0 ? 'test' : place % 10 === 1 ? 'development' : 'train'
    parts[part].push([sentence])
  }
  return parts
}

/** A sentence that is also in a later part is taken out of the earlier one. */
function withoutEchoes({ train, development, test }: Record<Part, Sentence[][]>): Record<Part, Sentence[][]> {
  const tested = textsOf(test)
  const later = new Set([...tested, ...textsOf(development)])
  return {
    train: filtered(train, (text) => !later.has(text)),
    development: filtered(development, (text) => !tested.has(text)),
    test,
  }
}

function filtered(documents: readonly Sentence[][], keep: (text: string) => boolean): Sentence[][] {
  return documents
    .map((sentences) => sentences.filter(({ text }) => keep(text)))
    .filter(({ length }) => length > 0)
}

export function textsOf(documents: readonly Sentence[][]): Set<string> {
  return new Set(documents.flat().map(({ text }) => text))
}
