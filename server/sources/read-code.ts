import { looksLikeWords, readCodeWords, type WordsProblem } from '@fitila/receipts/code-words'
import {
  type CodeProblem,
  explainCodeProblem,
  type ReceiptCode,
  readReceiptCode,
} from '@fitila/receipts/receipt-code'
import { Invalid } from '#domain/errors.ts'

const longestTyped = 300

/**
 * Reads a code as letters or as words.
 *
 * @throws Invalid that names the group or the word which is wrong. It tells nothing of what we hold, only of what was typed.
 */
export function readCode(typed: unknown): ReceiptCode {
  const text = typeof typed === 'string' ? typed.slice(0, longestTyped) : ''
  const read = looksLikeWords(text) ? readCodeWords(text) : readReceiptCode(text)
  if (typeof read === 'string') return read
  throw codeRefused(explain(read))
}

/** The one answer to every code that is spelt well and opens nothing. */
export const noReportOpens = 'No report opens with this code. Check it, or send a new report.'

export function codeRefused(inEnglish: string): Invalid {
  return new Invalid('invalid', { sourceCode: { code: 'receipt-code', inEnglish } })
}

function explain(read: CodeProblem | WordsProblem): string {
  if (read.problem === 'word-count') return `A code has 11 words, and this has ${read.words}.`
  else if (read.problem === 'strange-word')
    return `Word ${read.place} is not in our list. Check its spelling.`
  else if (read.problem === 'wrong-word') return 'One of the words is wrong, or two changed places.'
  else return explainCodeProblem(read)
}
