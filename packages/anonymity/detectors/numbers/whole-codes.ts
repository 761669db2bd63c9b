import type { Candidate } from '../../finding.ts'
import type { Kind } from '../../kinds.ts'
import type { Page } from '../../page.ts'

const longestPart = 14

/** 'U19/SOC/2281' of which a rule knows 'SOC/2281': what a stroke or a hyphen ties to a reference belongs to it. */
export function wholeCode({ reading: { plain } }: Page, candidate: Candidate): Candidate {
  const { start, end } = candidate
  if (candidate.kind === 'street') {
    const quarter = quarters.exec(plain.slice(end, end + longestPart))?.[0].length ?? 0
    // The last dot of 'G.R.A.'.
    const dot = plain.startsWith('G.R.A.', end - 5) ? 1 : 0
    return { ...candidate, end: end + (quarter || dot) }
  }
  if (!codes.has(candidate.kind)) return candidate
  const before = inFront.exec(plain.slice(Math.max(0, start - longestPart), start))?.[0].length ?? 0
  const after = behind.exec(plain.slice(end, end + longestPart))?.[0].length ?? 0
  return before + after === 0 ? candidate : { ...candidate, start: start - before, end: end + after }
}

/** 'Malali G.R.A.', 'Adeola Crescent, V/I': quarters that are written with their first letters. */
const quarters = /^(?:\.R\.A\.?|,? (?:G\.R\.A\.?|GRA|V\/I|V\.I\.?))(?!\w)/

const codes: ReadonlySet<Kind> = new Set([
  'file-reference',
  'staff-number',
  'identity-number',
  'account-number',
])

const inFront = /(?<![A-Za-z0-9/.-])(?:[A-Z0-9][A-Za-z0-9]{0,6}[/-]){1,2}$/
const behind = /^(?:(?:[/-][A-Z0-9]{1,6}){1,2}| - \d{3,6})(?![A-Za-z0-9]|[/-][A-Za-z0-9])/
