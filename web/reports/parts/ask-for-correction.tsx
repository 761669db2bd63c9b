import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'

/** The way for anybody who is named, or knows better. */
export function AskForCorrection({ id }: { id: string }) {
  return (
    <p className="print:hidden">
      Is something here wrong?{' '}
      <Link to={`/reports/${id}/correction`} className={linkStyles}>
        Ask for a correction
      </Link>
      , without an account.
    </p>
  )
}
