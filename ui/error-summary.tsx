import type { ReactNode } from 'react'
import { useFocusOn } from './answers/use-focus-on.ts'
import { linkStyles } from './link-styles.ts'

export type FieldMistake = { field: string; message: string }

type ErrorSummaryProps = {
  title: string
  text: string
  mistakes: readonly FieldMistake[]
  /** What the form was answered; another one takes the focus again. */
  answer?: unknown
  /** What helps, beside the fields. */
  children?: ReactNode
}

/**
 * Why a form was refused, on top of it, with a link to each field that needs another look. Takes the focus when it
 * appears, and with each answer after that.
 */
export function ErrorSummary({ title, text, mistakes, answer, children }: ErrorSummaryProps) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={useFocusOn<HTMLDivElement>(answer)}
      // biome-ignore lint/a11y/noAutofocus: after a refused form this is where reading must begin, also without a script.
      autoFocus
      className="rounded-card border-2 border-danger bg-danger-soft p-4"
    >
      <h2 className="text-lg text-danger">{title}</h2>
      <p>{text}</p>
      {children}
      <ul className="mt-1 empty:hidden">
        {mistakes.map((mistake) => (
          <li key={`${mistake.field} ${mistake.message}`}>
            <a
              href={`#${mistake.field}`}
              className={`${linkStyles} inline-flex min-h-9 items-center pointer-coarse:min-h-11`}
            >
              {mistake.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
