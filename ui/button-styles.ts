import { classNames } from './class-names.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'night' | 'lamp'
export type ButtonSize = 'medium' | 'small'

export type ButtonLook = {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

/** Class names of a button, for links of the router that should look like one. `night` and `lamp` are for the dark of the top bar. */
export function buttonStyles({ tone = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames(base, tones[tone], sizes[size], wide && 'w-full')
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0'

const tones = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-strong',
  secondary: 'border-edge bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent text-link hover:bg-sunken',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
  lamp: 'border-transparent bg-accent text-on-accent hover:bg-flame-heart',
  night: 'border-night-edge text-on-night hover:bg-night-raised',
} as const satisfies Record<ButtonTone, string>

const sizes = {
  medium: 'min-h-11 px-4 py-2',
  small: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
} as const satisfies Record<ButtonSize, string>
