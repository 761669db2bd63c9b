import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

/** The way for anybody who is named, or knows better. */
export function AskForCorrection({ id, words }: { id: string; words: Words['aboutReport'] }) {
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
