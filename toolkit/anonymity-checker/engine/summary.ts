import type { Finding } from './finding.ts'
import { type Category, categories, type Kind, kinds, type Severity } from './kinds.ts'

/** The specification's anonymity finding: an issue, how often it occurs, and how severe it is. */
export type Issue = { kind: Kind; issue: string; count: number; severity: Severity }

export type CategorySummary = { category: Category; title: string; issues: Issue[] }

export function summarise(findings: readonly Finding[]): CategorySummary[] {
  const names = Object.keys(categories) as Category[]
  return names
    .map((category) => ({
      category,
      title: categories[category].title,
      issues: issuesOf(findings, category),
    }))
    .filter(({ issues }) => issues.length > 0)
}

function issuesOf(findings: readonly Finding[], category: Category): Issue[] {
  const counts = new Map<Kind, number>()
  for (const finding of findings) {
    if (finding.category === category) counts.set(finding.kind, (counts.get(finding.kind) ?? 0) + 1)
  }
  const { severity } = categories[category]
  return [...counts].map(([kind, count]) => ({ kind, issue: kinds[kind].title, count, severity }))
}
