import type { Candidate } from './finding.ts'
import { findLabels, type Labels } from './labels.ts'
import { type LanguageNumber, languagesOf } from './names/languages.ts'
import { cutIntoSentences, type SentenceRange } from './names/sentences.ts'
import { isPersonal } from './names/voices.ts'
import { type Reading, readText } from './reading.ts'
import { cutIntoTokens, type Tokens } from './tokens.ts'

/** A text as every detector gets it: read, cut and labelled once. */
export type Page = {
  reading: Reading
  tokens: Tokens
  labels: Labels
  sentences: readonly SentenceRange[]
  /** The language of each token's sentence. */
  spoken: Uint8Array
  /** Whether the text is about people whom its writer knows, as news is not. */
  isPersonal: boolean
}

export type Detector = (page: Page) => Candidate[]

export function openPage(text: string): Page {
  const reading = readText(text)
  const tokens = cutIntoTokens(reading)
  const sentences = cutIntoSentences(reading, tokens)
  const spoken = new Uint8Array(tokens.count)
  for (const [place, language] of languagesOf(tokens, sentences).entries())
    fill(spoken, sentences[place], language)
  const labels = findLabels(tokens)
  return { reading, tokens, labels, sentences, spoken, isPersonal: isPersonal(reading.plain, tokens, spoken) }
}

function fill(spoken: Uint8Array, range: SentenceRange | undefined, language: LanguageNumber): void {
  if (range) spoken.fill(language, range.from, range.to)
}
