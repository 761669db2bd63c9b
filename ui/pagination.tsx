import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { buttonStyles } from './button-styles.ts'
import { UiWords } from './words.ts'

type PaginationProps = {
  newerHref: string | null
  olderHref: string | null
  /** What the two links are called, where the list is not sorted newest first. */
  labels?: { newer: string; older: string } | undefined
  /** For instance '21 to 40 of 512'. */
  summary?: ReactNode
}

/** Steps through a list that is sorted newest first. A step that does not exist is left out. */
export function Pagination({ newerHref, olderHref, labels, summary }: PaginationProps) {
  const words = useContext(UiWords)
  if (newerHref === null && olderHref === null) return null
  return (
    <nav
      aria-label={words.pages}
      className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr] print:hidden"
    >
      <span>
        {newerHref === null ? null : (
          <a href={newerHref} rel="prev" className={buttonStyles({ tone: 'secondary' })}>
            <ChevronLeft />
            {labels?.newer ?? words.newer}
          </a>
        )}
      </span>
      <span className="text-center text-sm text-muted max-sm:order-first max-sm:col-span-2">{summary}</span>
      <span className="text-right">
        {olderHref === null ? null : (
          <a href={olderHref} rel="next" className={buttonStyles({ tone: 'secondary' })}>
            {labels?.older ?? words.older}
            <ChevronRight />
          </a>
        )}
      </span>
    </nav>
  )
}
