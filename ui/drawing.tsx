import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A picture beside words that say the same: hidden from screen readers. Lines are ink, in both schemes. Size it with a class. */
export function Drawing({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 48"
      aria-hidden="true"
      className={classNames(
        'fill-none stroke-ink stroke-2 [stroke-linecap:round] [stroke-linejoin:round]',
        className,
      )}
    >
      {children}
    </svg>
  )
}
