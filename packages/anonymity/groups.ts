import type { Finding, Tier } from './finding.ts'
import { type Category, categories, categoryOf, type Kind, kinds, type Severity } from './kinds.ts'
import { type Subject, subjectsOf } from './subjects-of.ts'

/** The specification's anonymity finding (issue, count, severity), with the persons, numbers or places behind it. */
export type FindingGroup = {
  kind: Kind
  issue: string
  severity: Severity
  /** How many places of the text. */
  count: number
  subjects: Subject[]
}

export type CategoryGroups = { category: Category; title: string; groups: FindingGroup[] }

/** The findings of one tier under their categories, then by kind, then by subject. Empty categories are left out. */
export function groupFindings(text: string, findings: readonly Finding[], tier: Tier): CategoryGroups[] {
  const byKind = new Map<Kind, Subject[]>()
  for (const subject of subjectsOf(text, findings)) {
    if (subject.tier !== tier) continue
    const known = byKind.get(subject.kind)
    if (known) known.push(subject)
    else byKind.set(subject.kind, [subject])
  }
  const names = Object.keys(categories) as Category[]
  return names
    .map((category) => ({
      category,
      title: categories[category].title,
      groups: [...byKind]
        .filter(([kind]) => categoryOf(kind) === category)
        .map(([kind, subjects]) => groupOf(kind, subjects)),
    }))
    .filter(({ groups }) => groups.length > 0)
}

function groupOf(kind: Kind, subjects: Subject[]): FindingGroup {
  const { severity } = categories[categoryOf(kind)]
  const count = subjects.reduce((sum, { mentions }) => sum + mentions.length, 0)
  return { kind, issue: kinds[kind].title, severity, count, subjects }
}
