import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type Tone, toneStyles } from './tones.ts'

type BadgeProps = {
  tone?: Tone | undefined
  /** For a whole phrase, which a narrow screen has to break. */
  isLong?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

/** A word or two of state. The words carry the meaning, the tone only helps. */
export function Badge({ tone = 'neutral', isLong = false, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm font-medium',
        isLong ? 'whitespace-normal' : 'whitespace-nowrap',
        toneStyles[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
