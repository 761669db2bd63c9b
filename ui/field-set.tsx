import type { ReactNode } from 'react'
import { Hint, OptionalMark } from './field.tsx'
import { FieldError } from './field-error.tsx'

type FieldSetProps = {
  /** Where an ErrorSummary link lands; also the stem of the hint's and the error's id. */
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  children: ReactNode
}

/** Groups controls under one question: the legend, hint and error belong to the whole group. */
export function FieldSet({ id, legend, hint, error, optional = false, children }: FieldSetProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described || undefined} className="min-w-0 space-y-2">
      <legend className="mb-1.5 font-semibold">
        {optional ? (
          <>
            {legend} <OptionalMark />
          </>
        ) : (
          legend
        )}
      </legend>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children}
    </fieldset>
  )
}
