import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticeScreen } from './notice-screen.tsx'

/** For every address without a page, and for what the visitor may not know of: both look the same. */
export function NotFoundScreen() {
  return (
    <NoticeScreen
      title="Page not found"
      text="There is no page at this address. It may have moved, or the link may be mistyped."
    >
      <Link to="/" className={buttonStyles()}>
        Go to the home page
      </Link>
      <Link to="/reports" className={buttonStyles({ tone: 'secondary' })}>
        See the reports
      </Link>
    </NoticeScreen>
  )
}
