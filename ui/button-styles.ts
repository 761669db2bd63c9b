import { classNames } from './class-names.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'night' | 'lamp'
export type ButtonSize = 'medium' | 'small'

export type ButtonLook = {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

/**
 * Class names of a button, for links of the router that should look like one. `night` and `lamp` are for the dark of the top bar. The rules
 * are in `styles/names.css`.
 */
export function buttonStyles({ tone = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames('btn', `btn-${tone}`, size === 'small' && 'btn-small', wide && 'w-full')
}
