import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'
import { useFieldControl } from './field.tsx'

/** One line of text. Inside a Field it is bound by itself; outside, give it a name and an `aria-label`. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input {...useFieldControl()} {...rest} type={type} className={classNames(controlStyles, className)} />
  )
}
