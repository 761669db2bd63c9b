import { credibilityBounds } from '#domain/reports/credibility.ts'
import type { StepDetail } from '#server/report-view/present-history.ts'
import { Timeline } from '#ui/timeline.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOrMoment } from '../../../dates.ts'
import { type Names, useNames } from '../../../page-names.ts'
import type { SectionProps } from './section-props.ts'

/** Who did what and when, newest first. */
export function History({ report, words: { history: words }, english }: SectionProps) {
  const names = useNames('methods', 'reviewTypeNames', 'handOnReasonNames')
  if (report.history.length === 0) return null
  const events = report.history.toReversed().map((entry) => ({
    id: String(entry.id),
    title: words.events[entry.kind],
    who: byWhom(entry.by, words.people),
    when: { iso: entry.at, text: dayOrMoment(entry.at) },
    detail: entry.alone
      ? words[entry.kind === 'report.approved' ? 'approvedAlone' : 'proposedAlone']
      : entry.detail && detailInWords(entry.detail, english.reportSections.history, names),
  }))
  return (
    // "You" on paper would tell who sent the report.
    <section className={report.reader === 'owner' ? 'space-y-3 print:hidden' : 'space-y-3'}>
      <h2>{words.title}</h2>
      <Timeline events={events} />
    </section>
  )
}

function byWhom(name: string, called: Words['history']['people']): string {
  return Object.entries(called).find(([inEnglish]) => inEnglish === name)?.[1] ?? name
}

function detailInWords(
  detail: StepDetail,
  words: Words['reportSections']['history'],
  { methods, reviewTypeNames, handOnReasonNames }: Names<'methods' | 'reviewTypeNames' | 'handOnReasonNames'>,
): string | null {
  const { method, rating, credibilityRating, reviewType, clearedVerifications, reason } = detail
  const { highest } = credibilityBounds
  if (method) return methods[method]
  else if (reason) return handOnReasonNames[reason]
  else if (reviewType) return reviewTypeNames[reviewType]
  else if (rating && credibilityRating)
    return fill(words.rated, { rating, highest, average: credibilityRating })
  else return clearedVerifications ? fill(words.cleared, { count: clearedVerifications }) : null
}
