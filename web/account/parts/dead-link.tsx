import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'

type DeadLinkProps = { words: { title: string; text: string }; href: string; label: string }

/** For a link of a letter that no longer works, with the way to a new one. */
export function DeadLink({ words, href, label }: DeadLinkProps) {
  return (
    <>
      <Alert tone="warning" title={words.title}>
        {words.text}
      </Alert>
      <Link to={href} className={buttonStyles()}>
        {label}
      </Link>
    </>
  )
}
