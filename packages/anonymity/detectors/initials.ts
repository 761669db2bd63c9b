import type { Candidate } from '../finding.ts'
import type { Page } from '../page.ts'

// 'A. B. C. ' and one unit more.
const reach = 10

/** Takes initials in front of a name, and dotted ones behind it, into the name: 'A. B. Tukur', 'Tukur A. B.'. */
export function withInitials({ reading: { plain } }: Page, candidate: Candidate): Candidate {
  if (candidate.kind !== 'person') return candidate
  const { start, end } = candidate
  const before = inFront.exec(plain.slice(Math.max(0, start - reach), start))?.[1]?.length ?? 0
  const isSmall = /^[a-z]/.test(plain.slice(start, start + 1))
  const after = (isSmall ? behindSmall : behind).exec(plain.slice(end, end + reach))?.[1]?.length ?? 0
  return before + after === 0 ? candidate : { ...candidate, start: start - before, end: end + after }
}

const inFront = /(?:^|[\s(:;,"'])((?:[A-Z]\. ?){1,3})$/
// 'Okon I.' may begin a sentence with 'I'; two letters with dots are initials.
const behind =
  /^(, [A-HJ-Z]\.(?! ?[A-Z](?:\.|(?!e\b|he\b|hey\b|t\b|n\b|y\b|ur\b|is\b|er\b|a\b)[a-z]))(?=[ )|;:,\n]|$)|, (?:[A-Z]\. ?){2,3}(?=[,;(\n]|$)| [A-Z]\. ?[A-Z]\.?| [A-HJ-Z]\.?(?= ?[/(|\n]| [\d-])| [A-HJ-Z]\.(?= ?[)>|,;:\n-]| ?$| [a-z<]| (?:We|He|She|They|The|It|My|Our|His|Her|This|That|Na|Dem|Abeg|Make|You|Im|And|But|Please|Then|When|E)\b))(?=[\s,;:)>|(/]|$)/

/** 'femi b' at the end of a line, 'bimpe a. bought': a letter that is a word nowhere, or one with a dot. */
const behindSmall = /^( [b-df-hj-lp-tv-z](?=[\n,;:)]|$)| [a-z]\.(?=\n|$| [a-z]))/
