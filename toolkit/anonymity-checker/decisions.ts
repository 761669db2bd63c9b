import type { Finding } from './engine/finding.ts'
import { subjectId } from './engine/subjects-of.ts'

/** What the person decided about a subject. Without a decision, what is certain is replaced and what is possible is not. */
export type Decisions = ReadonlyMap<string, 'accepted' | 'refused'>

export function isAccepted(decisions: Decisions, finding: Finding): boolean {
  const decision = decisions.get(subjectId(finding))
  return decision === undefined ? finding.tier === 'certain' : decision === 'accepted'
}

export function acceptedOf(decisions: Decisions, findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => isAccepted(decisions, finding))
}

export function decideAll(findings: readonly Finding[], decision: 'accepted' | 'refused'): Decisions {
  return new Map(findings.map((finding) => [subjectId(finding), decision]))
}
