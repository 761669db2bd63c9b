import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticeScreen } from './notice-screen.tsx'

type ErrorScreenProps = {
  /** The address that failed: path and query. */
  href: string
  requestNumber?: string | undefined
}

/** Something broke. 'Try Again' asks the router once more; 'Reload Page' starts the page afresh. Both work as plain links. */
export function ErrorScreen({ href, requestNumber }: ErrorScreenProps) {
  return (
    <NoticeScreen
      title="Something went wrong"
      text="An unexpected error occurred. You can try refreshing the page or contact support if the problem persists."
    >
      <Link to={href} replace className={buttonStyles()}>
        Try Again
      </Link>
      <a href={href} className={buttonStyles({ tone: 'secondary' })}>
        Reload Page
      </a>
      {requestNumber ? (
        <p className="w-full text-sm text-muted">
          Request number: <code className="select-all">{requestNumber}</code>
        </p>
      ) : null}
    </NoticeScreen>
  )
}
