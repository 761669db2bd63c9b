import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'

/** In place of the form: one proposal about a report is decided at a time. */
export function ProposalWaits({ reportId }: { reportId: string }) {
  return (
    <Alert tone="warning" title="A proposal waits already">
      <Link to={`/reports/${reportId}/correction/confirmation`}>Look at it</Link>. One is decided at a time.
    </Alert>
  )
}
