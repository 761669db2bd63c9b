import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { partialDay } from '../../../dates.ts'
import { partName } from '../part-name.ts'
import type { SectionProps } from './section-props.ts'

/** For staff: what waits about this report, and where each of it is dealt with. */
export function StaffCorrections({ report: { id, corrections } }: Pick<SectionProps, 'report'>) {
  const { staff, disputes } = corrections
  if (!staff) return null
  const { requests, hasProposal } = staff
  if (requests.length === 0 && !hasProposal && disputes.length === 0) return null
  return (
    <Alert title="Corrections" className="print:hidden">
      <ul className="space-y-1">
        {requests.map((request) => (
          <li key={request.id}>
            <Link to={`/correction-requests/${request.id}`} className={linkStyles}>
              A request of {partialDay(request.receivedOn)} waits
            </Link>
          </li>
        ))}
        {hasProposal ? (
          <li>
            <Link to={`/reports/${id}/correction/confirmation`} className={linkStyles}>
              A proposal waits for a second person
            </Link>
          </li>
        ) : (
          disputes.map((dispute) => (
            <li key={dispute.id}>
              {partName(dispute.part)} is disputed:{' '}
              <Link to={`/reports/${id}/correction/proposal?dispute=${dispute.id}`} className={linkStyles}>
                correct it<span className="sr-only">: {partName(dispute.part)}</span>
              </Link>{' '}
              or{' '}
              <Link to={`/reports/${id}/correction/answer?dispute=${dispute.id}`} className={linkStyles}>
                answer without a change<span className="sr-only">: {partName(dispute.part)}</span>
              </Link>
            </li>
          ))
        )}
      </ul>
    </Alert>
  )
}
