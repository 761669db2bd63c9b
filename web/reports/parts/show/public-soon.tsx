import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { SectionProps } from './section-props.ts'

/** Between the approval and the batch: for its owner, and for staff with the way to stop it. */
export function PublicSoon({ report, english }: SectionProps) {
  const { publicWithinHours } = report.handling
  if (publicWithinHours === null) return null
  const words = english.publicSoon
  return (
    <Alert title={fill(words.title, { count: publicWithinHours })} className="print:hidden">
      {words.text}{' '}
      {report.reader === 'staff' ? (
        <Link to="/admin/proposals" className={linkStyles}>
          {words.stop}
        </Link>
      ) : null}
    </Alert>
  )
}
