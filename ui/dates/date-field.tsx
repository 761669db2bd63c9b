import { type ChangeEvent, type ReactNode, useContext } from 'react'
import { controlStyles } from '../control-styles.ts'
import { FieldSet } from '../field-set.tsx'
import { UiWords } from '../words.ts'
import { type DateParts, dateParts, joinDate, partName, splitDate } from './date-parts.ts'

type DateInputsProps = {
  name: string
  /** Defaults to `name`; give one when the same name appears twice on a page. */
  id?: string | undefined
  /** A day as YYYY-MM-DD, or what was typed. */
  value: string
  isWrong?: boolean
  required?: boolean | undefined
  onChange?: ((value: string) => void) | undefined
}

type DateFieldProps = Omit<DateInputsProps, 'isWrong'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** False where the group around it says that all of it may stay empty, or when it may. */
  marked?: boolean
}

/**
 * A day as three inputs, in the order of Nigeria. A browser's own date field shows the month first where its language does so.
 * The form sends `name-day`, `name-month` and `name-year`; the door puts them together as `name`.
 */
export function DateField({ label, hint, error, marked = true, ...inputs }: DateFieldProps) {
  const { name, id = name, required } = inputs
  const { dateHint } = useContext(UiWords)
  return (
    <FieldSet id={id} legend={label} hint={hint ?? dateHint} error={error} optional={marked && !required}>
      <DateInputs {...inputs} isWrong={error !== undefined} />
    </FieldSet>
  )
}

/** The three inputs alone, for a group that has a name already. */
export function DateInputs({ name, id = name, value, isWrong, required, onChange }: DateInputsProps) {
  const words = useContext(UiWords)
  const parts = splitDate(value)
  return (
    <span className="day-parts">
      {dateParts.map((part) => (
        <label key={part}>
          {words[part]}
          <input
            id={partName(id, part)}
            name={partName(name, part)}
            {...(onChange ? { value: parts[part] } : { defaultValue: parts[part] || undefined })}
            className={controlStyles}
            inputMode="numeric"
            autoComplete="off"
            maxLength={part === 'year' ? 4 : 2}
            required={required}
            aria-invalid={isWrong || undefined}
            onChange={onChange && ((event) => onChange(typedBeside(event, name)))}
          />
        </label>
      ))}
    </span>
  )
}

function typedBeside({ target }: ChangeEvent<HTMLInputElement>, name: string): string {
  const inputs = [...(target.closest('span')?.querySelectorAll('input') ?? [])]
  const typed = dateParts.map((part) => [
    part,
    inputs.find((input) => input.name === partName(name, part))?.value ?? '',
  ])
  return joinDate({ day: '', month: '', year: '', ...(Object.fromEntries(typed) as Partial<DateParts>) })
}
