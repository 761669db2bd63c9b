import type { ReactNode } from 'react'
import { FieldSet } from './field-set.tsx'
import { tickRowStyles, tickStyles } from './tick-styles.ts'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps = {
  name: string
  legend: ReactNode
  options: readonly RadioOption[]
  id?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** False where the group around it says that all of it may stay empty, or when it may. */
  marked?: boolean | undefined
  defaultValue?: string | undefined
  /** With `onChoose` the group is controlled; without, the form holds the choice. */
  value?: string | undefined
  onChoose?: ((value: string) => void) | undefined
  /** Beside each other where there is room: two or three short choices in a form that has many groups. */
  isRow?: boolean
}

/** One choice out of a few, all visible. For more than about seven, take a Select. */
export function RadioGroup({
  name,
  legend,
  options,
  id = name,
  hint,
  error,
  required = false,
  marked = true,
  isRow = false,
  ...choice
}: RadioGroupProps) {
  return (
    <FieldSet id={id} legend={legend} hint={hint} error={error} optional={marked && !required}>
      <div className={isRow ? 'grid gap-2 sm:grid-cols-3' : 'space-y-2'}>
        {options.map((option) => (
          <label key={option.value} className={tickRowStyles}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              className={tickStyles}
              {...checkedness(option.value, choice)}
            />
            <span>
              {option.label}
              {option.hint ? <span className="block text-sm text-muted">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  )
}

function checkedness(value: string, choice: Pick<RadioGroupProps, 'defaultValue' | 'value' | 'onChoose'>) {
  const { onChoose } = choice
  if (onChoose) return { checked: choice.value === value, onChange: () => onChoose(value) }
  return { defaultChecked: choice.defaultValue === value }
}
