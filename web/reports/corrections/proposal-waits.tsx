import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import type { Words } from '#words/words.ts'

/** In place of the form: one proposal about a report is decided at a time. */
export function ProposalWaits({ words, reportId }: { words: Words['proposalWaits']; reportId: string }) {
  return (
    <Alert tone="warning" title={words.title}>
      <Link to={`/reports/${reportId}/correction/confirmation`}>{words.look}</Link>
      {words.text}
    </Alert>
  )
}
