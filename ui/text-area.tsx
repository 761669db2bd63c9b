import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'
import { useFieldControl } from './field.tsx'

/** Several lines of text; it grows with its content where the browser can. Bound by the Field around it. */
export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      rows={rows}
      className={classNames(controlStyles, 'field-sizing-content max-h-96 min-h-28 resize-y', className)}
    />
  )
}
