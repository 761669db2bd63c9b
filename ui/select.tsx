import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'
import { useFieldControl } from './field.tsx'

export type Choice = { value: string; label: string }
export type ChoiceGroup = { label: string; choices: readonly Choice[] }

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  choices: readonly (Choice | ChoiceGroup)[]
  /** Shown first with an empty value; leave out when one choice is always made. */
  placeholder?: string | undefined
}

/** The browser's own drop-down list, bound by the Field around it. */
export function Select({ choices, placeholder, className, ...rest }: SelectProps) {
  return (
    <select {...useFieldControl()} {...rest} className={classNames(controlStyles, className)}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {choices.map((choice) =>
        'choices' in choice ? (
          <optgroup key={choice.label} label={choice.label}>
            {choice.choices.map(option)}
          </optgroup>
        ) : (
          option(choice)
        ),
      )}
    </select>
  )
}

// Without a value its words are sent.
function option({ value, label }: Choice) {
  return (
    <option key={value} value={value === label ? undefined : value}>
      {label}
    </option>
  )
}
