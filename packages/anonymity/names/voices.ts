import type { Tokens } from '../tokens.ts'
import { type Language, languages } from './languages.ts'

/**
 * Whether the text is about people whom its writer knows: it carries numbers as phones, accounts and files have them, or the writer
 * says 'I' and 'we'. News does neither. There a missed name costs more than a question too many.
 */
export function isPersonal(plain: string, { words, count }: Tokens, spoken: ArrayLike<number>): boolean {
  if (numbers.test(plain)) return true
  if (count < fewestTokens) return false
  let said = 0
  for (let index = 0; index < count && said < fewestWords; index += 1) {
    const language = languages[(spoken[index] ?? 0) - 1]
    if (language && ownWords[language].has(words[index] ?? '')) said += 1
  }
  return said >= fewestWords
}

/** Seven digits in one piece, a phone in groups, or capitals with strokes and two digits. */
const numbers = /\d{7}|\d{3,4}[ -]\d{3}[ -]?\d{3,4}|\b[A-Z]{2,6}[/-][A-Z0-9/-]{0,20}\d{2}/

const fewestTokens = 30
const fewestWords = 2

const ownWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(['i', 'my', 'me', 'we', 'our']),
  pcm: new Set(['i', 'my', 'me', 'we', 'una', 'abeg']),
  ha: new Set(['ni', 'ina', 'muna', 'mun', 'mu', 'nake', 'muke', 'namu']),
  ig: new Set(['m', 'anyi', 'mu']),
  yo: new Set(['mo', 'emi', 'mi']),
}
