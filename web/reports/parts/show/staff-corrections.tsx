import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../../dates.ts'
import { useNames } from '../../../page-names.ts'
import { partName } from '../part-name.ts'
import type { SectionProps } from './section-props.ts'

type StaffCorrectionsProps = Pick<SectionProps, 'report' | 'english'>

/** For staff: what waits about this report, and where each of it is dealt with. */
export function StaffCorrections({ report: { id, corrections }, english }: StaffCorrectionsProps) {
  const names = useNames('labels', 'partTexts', 'sideNames')
  const words = english.reportSections.staff
  const { staff, disputes } = corrections
  if (!staff) return null
  const { requests, hasProposal } = staff
  if (requests.length === 0 && !hasProposal && disputes.length === 0) return null
  return (
    <Alert title={words.title} className="print:hidden">
      <ul className="space-y-1">
        {requests.map((request) => (
          <li key={request.id}>
            <Link to={`/correction-requests/${request.id}`} className={linkStyles}>
              {fill(words.request, { day: partialDay(request.receivedOn) })}
            </Link>
          </li>
        ))}
        {hasProposal ? (
          <li>
            <Link to={`/reports/${id}/correction/confirmation`} className={linkStyles}>
              {words.proposal}
            </Link>
          </li>
        ) : (
          disputes.map((dispute) => (
            <li key={dispute.id}>
              {fill(words.disputed, { part: partName(dispute.part, names) })}{' '}
              <Link to={`/reports/${id}/correction/proposal?dispute=${dispute.id}`} className={linkStyles}>
                {words.correct}
                <span className="sr-only">: {partName(dispute.part, names)}</span>
              </Link>{' '}
              {words.or}{' '}
              <Link to={`/reports/${id}/correction/answer?dispute=${dispute.id}`} className={linkStyles}>
                {words.answer}
                <span className="sr-only">: {partName(dispute.part, names)}</span>
              </Link>
            </li>
          ))
        )}
      </ul>
    </Alert>
  )
}
