import type { Reading } from '../reading.ts'
import type { Tokens } from '../tokens.ts'

/** From the first token of a sentence up to the first of the next. */
export type SentenceRange = { from: number; to: number }

const longest = 80
const shortLine = 60

/** Cuts where a sentence ends, at empty lines, after short lines such as headings and chat lines, and after 80 tokens. */
export function cutIntoSentences({ plain }: Reading, tokens: Tokens): SentenceRange[] {
  const ranges: SentenceRange[] = []
  let from = 0
  let lineStart = 0
  for (let index = 1; index < tokens.count; index += 1) {
    const breaks = tokens.breaks[index] ?? 0
    const lineLength = (tokens.ends[index - 1] ?? 0) - lineStart
    const isCut = breaks > 1 || (breaks === 1 && lineLength < shortLine) || index - from >= longest
    if (isCut || endsSentence(plain, tokens, index)) {
      ranges.push({ from, to: index })
      from = index
    }
    if (breaks > 0) lineStart = tokens.starts[index] ?? 0
  }
  if (tokens.count > from) ranges.push({ from, to: tokens.count })
  return ranges
}

function endsSentence(plain: string, { words, starts, ends, breaks }: Tokens, index: number): boolean {
  const sign = words[index - 1]
  if (sign !== '.' && sign !== '!' && sign !== '?') return false
  const isApart = (starts[index] ?? 0) > (ends[index - 1] ?? 0)
  if (!isApart) return false
  if (sign !== '.' || (breaks[index] ?? 0) > 0) return true
  const before = words[index - 2] ?? ''
  return before.length > 1 && !abbreviations.has(before) && !/^[a-z(]$/.test(plain.charAt(starts[index] ?? 0))
}

const abbreviations = new Set(
  'mr mrs ms dr prof alh hon engr barr rev sen st capt col gen maj sgt insp cpl comr amb arc surv pharm bro no nos vol p pp e.g i.e etc vs ltd nig co inc jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)
