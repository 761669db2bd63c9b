import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyles } from './button-styles.ts'

type PaginationProps = {
  newerHref: string | null
  olderHref: string | null
  /** For instance '21 to 40 of 512'. */
  summary?: ReactNode
}

/** Steps through a list that is sorted newest first. A step that does not exist is left out. */
export function Pagination({ newerHref, olderHref, summary }: PaginationProps) {
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
            Newer
          </a>
        )}
      </span>
      <span className="text-center text-sm text-muted max-sm:order-first max-sm:col-span-2">{summary}</span>
      <span className="text-right">
        {olderHref === null ? null : (
          <a href={olderHref} rel="next" className={buttonStyles({ tone: 'secondary' })}>
            Older
            <ChevronRight />
          </a>
        )}
      </span>
    </nav>
  )
}
