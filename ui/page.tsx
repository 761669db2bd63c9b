import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PageWidth = 'narrow' | 'reading' | 'wide'

type PageProps = { width?: PageWidth | undefined; children: ReactNode; className?: string | undefined }

/** The margins, the width and the rhythm of a page: narrow for a short form, reading for text and cards, wide for lists. Paragraphs inside end at 65 characters. */
export function Page({ width = 'reading', children, className }: PageProps) {
  return (
    <div
      className={classNames(
        'mx-auto w-full space-y-group px-4 py-6 sm:py-10 print:max-w-none',
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
  reading: 'max-w-sheet',
  wide: 'max-w-working',
} as const satisfies Record<PageWidth, string>
