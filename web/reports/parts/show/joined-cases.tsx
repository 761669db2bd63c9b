import { Link } from 'react-router'
import type { ReportView } from '#server/report-view/show-report.ts'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm } from '../../../form.tsx'
import { StatusBadge } from '../status-badge.tsx'

type Props = { report: ReportView<'joined'>; english: Pick<Words, 'caseWork'> }

/** For staff alone: other reports of the same wrong. Nothing where there is none. */
export function JoinedCases({ report, english: { caseWork: words } }: Props) {
  if (!report.joined || report.joined.length === 0) return null
  return (
    <section aria-labelledby="joined" className="space-y-2 print:hidden">
      <h2 id="joined">{words.joined}</h2>
      <p className="text-sm text-muted">{words.joinedText}</p>
      <JoinedList report={report} words={words} />
    </section>
  )
}

type ListProps = { report: ReportView<'joined'>; words: Words['caseWork'] }

export function JoinedList({ report: { id, joined }, words }: ListProps) {
  return (
    <ul className="divide-y divide-line">
      {(joined ?? []).map((other) => (
        <li key={other.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
          <Link to={`/reports/${other.id}`} className={`${linkStyles} inline-flex min-h-11 items-center`}>
            {other.referenceNumber}
          </Link>
          <StatusBadge status={other.status} />
          <TokenForm action={`/reports/${id}/case`} intent="separate" className="">
            <input type="hidden" name="other" value={other.referenceNumber} />
            <SubmitButton tone="quiet" size="small">
              {words.separate}
              <span className="sr-only"> {other.referenceNumber}</span>
            </SubmitButton>
          </TokenForm>
        </li>
      ))}
    </ul>
  )
}
