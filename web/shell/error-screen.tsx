import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import type { Words } from '#words/words.ts'
import { NoticeScreen } from './notice-screen.tsx'

type ErrorScreenProps = {
  words: Words['refused']
  /** The address that failed: path and query. */
  href: string
  requestNumber?: string | undefined
}

/** Something broke. 'Try Again' asks the router once more; 'Reload Page' starts the page afresh. Both work as plain links. */
export function ErrorScreen({ words, href, requestNumber }: ErrorScreenProps) {
  return (
    <NoticeScreen title={words.faultTitle} text={words.faultText}>
      <Link to={href} replace className={buttonStyles()}>
        {words.retry}
      </Link>
      <a href={href} className={buttonStyles({ tone: 'secondary' })}>
        {words.reload}
      </a>
      {requestNumber ? (
        <p className="w-full text-sm text-muted">
          {words.requestNumber} <code className="select-all">{requestNumber}</code>
        </p>
      ) : null}
    </NoticeScreen>
  )
}
