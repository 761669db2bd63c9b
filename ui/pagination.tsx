import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyles } from './button-styles.ts'

type PaginationProps = {
  newerHref: string | null
  olderHref: string | null
  /** What the two links are called, where the list is not sorted newest first. */
  labels?: { newer: string; older: string } | undefined
  /** For instance '21 to 40 of 512'. */
  summary?: ReactNode
}

/** Steps through a list that is sorted newest first. A step that does not exist is left out. */
export function Pagination({
  newerHref,
  olderHref,
  labels = { newer: 'Newer', older: 'Older' },
  summary,
}: PaginationProps) {
  if (newerHref === null && olderHref === null) return null
  return (
    <nav
      aria-label="Pages"
      className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr] print:hidden"
    >
      <span>
        {newerHref === null ? null : (
          <a href={newerHref} rel="prev" className={buttonStyles({ tone: 'secondary' })}>
            <ChevronLeft />
            {labels.newer}
          </a>
        )}
      </span>
      <span className="text-center text-sm text-muted max-sm:order-first max-sm:col-span-2">{summary}</span>
      <span className="text-right">
        {olderHref === null ? null : (
          <a href={olderHref} rel="next" className={buttonStyles({ tone: 'secondary' })}>
            {labels.older}
            <ChevronRight />
          </a>
        )}
      </span>
    </nav>
  )
}
