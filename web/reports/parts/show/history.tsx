import { credibilityBounds } from '#domain/reports/credibility.ts'
import type { HistoryFacts } from '#server/report-view/present-history.ts'
import { Timeline } from '#ui/timeline.tsx'
import { reviewTypeNames, verificationMethodNames } from '#words/in-scripts/report-names.ts'
import type { Words } from '#words/words.ts'
import { momentOf } from '../../../dates.ts'
import type { SectionProps } from './section-props.ts'

/** Who did what and when, newest first. */
export function History({ report, words: { history: words } }: SectionProps) {
  if (report.history.length === 0) return null
  const events = report.history.toReversed().map((entry) => ({
    id: String(entry.id),
    title: words.events[entry.kind],
    who: byWhom(entry.by, words.people),
    when: { iso: entry.at, text: momentOf(entry.at) },
    detail: entry.alone
      ? words[entry.kind === 'report.approved' ? 'approvedAlone' : 'proposedAlone']
      : entry.facts && factsInWords(entry.facts),
  }))
  return (
    <section className="space-y-3">
      <h2>{words.title}</h2>
      <Timeline events={events} />
    </section>
  )
}

function byWhom(name: string, called: Words['history']['people']): string {
  return Object.entries(called).find(([inEnglish]) => inEnglish === name)?.[1] ?? name
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
