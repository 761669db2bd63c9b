import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { NoticeScreen } from './notice-screen.tsx'

export type GuardKind = 'authentication' | 'administrator' | 'access'

type GuardScreenProps = {
  kind: GuardKind
  /** The address to come back to after the login: path and query. */
  returnTo: string
}

/** What stands in place of a page that the visitor may not open. The status (401 or 403) is the loader's. */
export function GuardScreen({ kind, returnTo }: GuardScreenProps) {
  return (
    <NoticeScreen {...texts[kind]}>
      {kind === 'authentication' ? (
        <Link to={`/login?next=${encodeURIComponent(returnTo)}`} className={buttonStyles()}>
          Login
        </Link>
      ) : (
        <Link to="/" className={buttonStyles({ tone: 'secondary' })}>
          Go to the home page
        </Link>
      )}
    </NoticeScreen>
  )
}

const texts = {
  authentication: { title: 'Authentication Required', text: 'Please log in to access this page.' },
  administrator: { title: 'Admin Access Required', text: "You don't have permission to access this page." },
  access: { title: 'Access Denied', text: "You don't have permission to access this page." },
} as const satisfies Record<GuardKind, { title: string; text: string }>
