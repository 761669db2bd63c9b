import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { SectionProps } from './section-props.ts'

/** The way for anyone who is named, or knows better. */
export function AskForCorrection({ report: { id, status }, words: { aboutReport: words } }: SectionProps) {
  if (status !== 'approved') return null
  return (
    <p className="print:hidden">
      {words.isWrong}{' '}
      <Link to={`/reports/${id}/correction`} className={linkStyles}>
        {words.ask}
      </Link>
      {words.withoutAccount}
    </p>
  )
}
