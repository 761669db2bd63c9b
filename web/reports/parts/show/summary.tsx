import { shownStatus } from '#domain/reports/shown-status.ts'
import { classNames } from '#ui/class-names.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { dayOf } from '../../../dates.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { SectionProps } from './section-props.ts'
import { similarAnchor } from './similar-reports.tsx'

/** The line under the title. */
export function Summary({ report, words: { report: words }, english }: SectionProps) {
  const { status, credibilityRating, submittedAt, similar, verifications } = report
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
      <StatusBadge status={shownStatus(status, verifications.present.length > 0)} />
      {credibilityRating > 0 ? <span>{fill(words.credibility, { rating: credibilityRating })}</span> : null}
      <span>
        {words.sentOn} <time dateTime={submittedAt}>{dayOf(submittedAt)}</time>
      </span>
      {status === 'approved' || status === 'retracted' ? (
        <a
          href={`/reports/${report.id}/proof.txt`}
          download
          className={classNames(linkStyles, 'print:hidden')}
        >
          {words.proof}
        </a>
      ) : null}
      {similar && similar.entries.length > 0 ? (
        <a href={`#${similarAnchor}`} className={classNames(linkStyles, 'print:hidden')}>
          {fill(english.reportSections.similar.found, { count: similar.entries.length + similar.left })}
        </a>
      ) : null}
    </p>
  )
}
