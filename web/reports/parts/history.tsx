import { credibilityBounds } from '#domain/reports/credibility.ts'
import { reviewTypeNames } from '#domain/reports/peer-review.ts'
import { verificationMethodNames } from '#domain/reports/verification.ts'
import type { HistoryEntry, HistoryFacts } from '#server/reports/present-history.ts'
import { Timeline } from '#ui/timeline.tsx'
import { momentOf } from '../../dates.ts'

/** Who did what and when, newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const events = entries.toReversed().map((entry) => ({
    id: String(entry.id),
    title: entry.name,
    who: entry.by,
    when: { iso: entry.at, text: momentOf(entry.at) },
    detail: entry.alone
      ? `${bothBy(entry.kind)} by the same person, because the staff had only one member then.`
      : entry.facts && factsInWords(entry.facts),
  }))
  return (
    <section className="space-y-3">
      <h2>History</h2>
      <Timeline events={events} />
    </section>
  )
}

function bothBy(kind: string): string {
  return kind === 'report.approved' ? 'Verified and approved' : 'Proposed and confirmed'
}

function factsInWords(facts: HistoryFacts): string | null {
  const { method, rating, credibilityRating, reviewType, clearedVerifications } = facts
  const { highest } = credibilityBounds
  if (method) return verificationMethodNames[method]
  else if (reviewType) return reviewTypeNames[reviewType]
  else if (rating && credibilityRating)
    return `${rating} of ${highest}; it stands at ${credibilityRating} since`
  else return clearedVerifications ? cleared(clearedVerifications) : null
}

function cleared(verifications: number): string {
  return verifications === 1
    ? 'The verification before it no longer counts.'
    : `The ${verifications} verifications before it no longer count.`
}
