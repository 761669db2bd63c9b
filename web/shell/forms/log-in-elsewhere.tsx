import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'

/** For a form whose session has ended: in another tab, so that what was typed stays. */
export function LogInElsewhere({ children }: { children: ReactNode }) {
  return (
    <Link to="/login" target="_blank" className={`${linkStyles} inline-flex min-h-11 items-center`}>
      {children}
    </Link>
  )
}
