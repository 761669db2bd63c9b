import { createContext, type ReactNode, useContext } from 'react'
import { FieldError } from './field-error.tsx'
import { UiWords } from './words.ts'

export type FieldProps = {
  name: string
  label: ReactNode
  /** Defaults to `name`; give one when the same name appears twice on a page. */
  id?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** False where the group around it says that all of it may stay empty, or when it may. */
  marked?: boolean | undefined
  children: ReactNode
}

type FieldControl = {
  id: string
  name: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const FieldContext = createContext<Partial<FieldControl>>({})

/**
 * Binds one control (TextInput, TextArea, Select) to its label, hint and error: the control inside takes name, id and
 * ARIA from here. A field that may stay empty is marked '(optional)'; a required one refuses to be sent empty.
 */
export function Field({
  name,
  label,
  id = name,
  hint,
  error,
  required = false,
  marked = true,
  children,
}: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    name,
    required,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label} {required || !marked ? null : <OptionalMark />}
      </label>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <FieldContext value={control}>{children}</FieldContext>
    </div>
  )
}

/** What the Field around a control tells it; empty outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext)
}

export function OptionalMark() {
  return <span className="font-normal text-muted">{useContext(UiWords).optional}</span>
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  )
}
