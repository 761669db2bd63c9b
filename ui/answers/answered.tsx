import type { ReactNode } from 'react'
import { useFocusOn } from './use-focus-on.ts'

type AnsweredProps = {
  /** What the form was answered; another one takes the focus again. */
  to: unknown
  className?: string | undefined
  children: ReactNode
}

/** Around what a form of the page came to. It takes the focus, for it may be far from the button that was pressed. */
export function Answered({ to, className = 'space-y-group', children }: AnsweredProps) {
  return (
    <div
      ref={useFocusOn<HTMLDivElement>(to)}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a form this is where reading goes on, also without a script.
      autoFocus
      className={className}
    >
      {children}
    </div>
  )
}
