import type { Finding } from './finding.ts'
import { kinds } from './kinds.ts'
import { subjectId } from './subjects-of.ts'

/** Replaces every mention of the person whom the report is about. */
export const reportedPlaceholder = '[PERSON REPORTED]'

/**
 * '[NAME A]', '[NAME B]', '[COMPANY A]': the same subject has the same letter, in the order in which they come. An
 * organization with a word of trade in its name is a company.
 *
 * @param reported the `subjectId` of the person whom the report is about
 */
export function tellApart(text: string, findings: readonly Finding[], reported?: string): Finding[] {
  const placeholders = new Map<string, string>()
  const counts = new Map<string, number>()
  return findings.map((finding) => {
    const id = subjectId(finding)
    const known = placeholders.get(id)
    const placeholder =
      known ?? (id === reported ? reportedPlaceholder : lettered(labelOf(text, finding), counts))
    placeholders.set(id, placeholder)
    return { ...finding, placeholder }
  })
}

function labelOf(text: string, { kind, start, end }: Finding): string {
  const isCompany = kind === 'organization' && tradeWord.test(text.slice(start, end))
  return isCompany ? 'COMPANY' : kinds[kind].placeholder.slice(1, -1)
}

const tradeWord =
  /(?:^|[^a-z])(?:ltd|limited|plc|inc|llc|company|co|nig|ventures?|enterprises?|investments?|contractors?|construction|services|industries|resources|bank|motors|stores|oil|sons)(?:[^a-z]|$)/i

function lettered(label: string, counts: Map<string, number>): string {
  const count = (counts.get(label) ?? 0) + 1
  counts.set(label, count)
  return `[${label} ${lettersOf(count)}]`
}

/** 1 is A, 26 is Z, 27 is AA. */
function lettersOf(count: number): string {
  const before = Math.floor((count - 1) / 26)
  return `${before > 0 ? lettersOf(before) : ''}${String.fromCharCode(65 + ((count - 1) % 26))}`
}
