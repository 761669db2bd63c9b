import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/tones.ts'
import type { Finding } from '../engine/finding.ts'
import type { Severity } from '../engine/kinds.ts'
import { summarise } from '../engine/summary.ts'

/** Issue, count and severity, under the four categories. */
export function IssueList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {summarise(findings).map(({ category, title, issues }) => (
        <li key={category} className="space-y-2 rounded-card border border-line p-4">
          <h4 className="font-semibold">{title}</h4>
          <ul className="space-y-1.5">
            {issues.map(({ kind, issue, count, severity }) => (
              <li key={kind} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span>
                  {issue}: {count}
                </span>
                <Badge tone={severityTones[severity]}>{severity}</Badge>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

export const severityTones = {
  high: 'danger',
  medium: 'warning',
  low: 'information',
} as const satisfies Record<Severity, Tone>
