import { Link } from 'react-router'
import { refusals } from '#domain/refusals.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'

/** For a link of a letter that no longer works, with the way to a new one. */
export function DeadLink({ href, label }: { href: string; label: string }) {
  const { title, text } = refusals['link-not-valid']
  return (
    <>
      <Alert tone="warning" title={title}>
        {text}
      </Alert>
      <Link to={href} className={buttonStyles()}>
        {label}
      </Link>
    </>
  )
}
