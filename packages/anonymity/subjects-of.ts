import type { Finding, Tier } from './finding.ts'
import type { Kind } from './kinds.ts'

/** All mentions of one person, number or place: what is accepted or refused together. */
export type Subject = { id: string; kind: Kind; tier: Tier; words: string; mentions: Finding[] }

/** `words` is the first mention as it is in the text. A subject is certain when one of its mentions is. */
export function subjectsOf(text: string, findings: readonly Finding[]): Subject[] {
  const subjects = new Map<string, Subject>()
  for (const finding of findings) {
    const id = subjectId(finding)
    const known = subjects.get(id)
    if (known) {
      known.mentions.push(finding)
      if (finding.tier === 'certain') known.tier = 'certain'
    } else {
      const words = text.slice(finding.start, finding.end)
      subjects.set(id, { id, kind: finding.kind, tier: finding.tier, words, mentions: [finding] })
    }
  }
  return [...subjects.values()]
}

export function subjectId({ kind, subject }: Pick<Finding, 'kind' | 'subject'>): string {
  return `${kind}-${subject}`
}
