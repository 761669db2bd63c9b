import type { Finding } from '@fitila/anonymity/finding'
import { scoreOf } from '@fitila/anonymity/score'
import { subjectId } from '@fitila/anonymity/subjects-of'

/**
 * What the person decided about a subject. `keep` says: it is one, and it stays. `mistaken` says: it is none.
 * Without a decision, what is certain is replaced and what is possible is not.
 */
export type Decision = 'replace' | 'keep' | 'mistaken'

export type Decisions = ReadonlyMap<string, Decision>

export function decisionOn(decisions: Decisions, finding: Finding): Decision | undefined {
  return decisions.get(subjectId(finding)) ?? (finding.tier === 'certain' ? 'replace' : undefined)
}

export function replacedOf(decisions: Decisions, findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => decisionOn(decisions, finding) === 'replace')
}

/** Possible findings that the person has not judged yet: the clean text still has them. */
export function openOf(decisions: Decisions, findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => decisionOn(decisions, finding) === undefined)
}

/** The specification's formula over what stays in the clean text although the person knows that it is one. */
export function cleanScoreOf(decisions: Decisions, findings: readonly Finding[]): number {
  return scoreOf(findings.filter((finding) => decisionOn(decisions, finding) === 'keep'))
}

/** One decision for these subjects; `undefined` takes their decisions back. The others stay as they are. */
export function decideOn(
  decisions: Decisions,
  ids: readonly string[],
  decision: Decision | undefined,
): Decisions {
  const next = new Map(decisions)
  for (const id of ids) {
    if (decision === undefined) next.delete(id)
    else next.set(id, decision)
  }
  return next
}
