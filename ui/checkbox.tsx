import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import { tickRowStyles, tickStyles } from './tick-styles.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** One thing to agree to or to switch on, with its label as touch target. Give an `id` when the name repeats in a list. */
export function Checkbox({ name, label, hint, error, id = name, ...rest }: CheckboxProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="space-y-1.5">
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className={tickRowStyles}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          name={name}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={tickStyles}
        />
        <span>
          <label htmlFor={id} className="cursor-pointer">
            {label}
          </label>
          {hint ? (
            <span id={`${id}-hint`} className="block text-sm text-muted">
              {hint}
            </span>
          ) : null}
        </span>
      </div>
    </div>
  )
}
