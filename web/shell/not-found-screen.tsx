import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import type { Words } from '#words/words.ts'
import { NoticeScreen } from './notice-screen.tsx'

/** For every address without a page, and for what the visitor may not know of: both look the same. */
export function NotFoundScreen({ words }: { words: Words['refused'] }) {
  return (
    <NoticeScreen title={words.missingTitle} text={words.missingText}>
      <Link to="/" className={buttonStyles()}>
        {words.home}
      </Link>
      <Link to="/reports" className={buttonStyles({ tone: 'secondary' })}>
        {words.reports}
      </Link>
    </NoticeScreen>
  )
}
