import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PageWidth = 'narrow' | 'reading' | 'wide'

type PageProps = { width?: PageWidth | undefined; children: ReactNode; className?: string | undefined }

/** The margins, the width and the rhythm of a page: narrow for a short form, reading for text, wide for lists. */
export function Page({ width = 'reading', children, className }: PageProps) {
  return (
    <div
      className={classNames(
        'mx-auto w-full space-y-6 px-4 py-6 sm:py-10 print:max-w-none',
        widths[width],
        className,
      )}
    >
      {children}
    </div>
  )
}

const widths = {
  narrow: 'max-w-md',
  reading: 'max-w-3xl',
  wide: 'max-w-6xl',
} as const satisfies Record<PageWidth, string>
