import { shownStatus } from '#domain/reports/shown-status.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { dayOf } from '../../../dates.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { SectionProps } from './section-props.ts'
import { similarAnchor } from './similar-reports.tsx'

/** The line under the title. */
export function Summary({ report, words: { report: words }, english }: SectionProps) {
  const { status, reader, credibilityRating, submittedAt, similar, verifications } = report
  // A reader has both above the text: the rating at a glance, and of the sender's act the month.
  const isInside = reader !== 'reader'
  return (
    <ul className="meta-line items-center">
      <li>
        <StatusBadge
          status={shownStatus(status, {
            isVerified: verifications.present.length > 0,
            isErased: report.text.words === null,
          })}
        />
      </li>
      {isInside && credibilityRating > 0 ? (
        <li>{fill(words.credibility, { rating: credibilityRating })}</li>
      ) : null}
      {isInside ? (
        // On paper the day would tell of its sender, for a reader sees the month alone.
        <li className="print:hidden">
          {words.sentOn} <time dateTime={submittedAt}>{dayOf(submittedAt)}</time>
        </li>
      ) : null}
      {similar && similar.entries.length > 0 ? (
        <li className="print:hidden">
          <a href={`#${similarAnchor}`} className={linkStyles}>
            {fill(english.reportSections.similar.found, { count: similar.entries.length + similar.left })}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
