import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyles } from './button-styles.ts'
import { classNames } from './class-names.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook

/** A button that submits its form unless `type` says otherwise, because here every button must work without a script. */
export function Button({ tone, size, wide, className, type = 'submit', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(buttonStyles({ tone, size, wide }), className)} />
  )
}
