import type { PublicPage } from '#server/reports/public-list.ts'
import { Alert } from '#ui/alert.tsx'
import { Pagination } from '#ui/pagination.tsx'
import type { ListView } from '../list-view.ts'
import { ConvictionCard } from './conviction-card.tsx'
import { ReportCard } from './report-card.tsx'

type ReportListProps = {
  page: PublicPage
  view: Pick<ListView, 'newerHref' | 'olderHref' | 'filters' | 'lookedTo'>
}

export function ReportList({ page, view }: ReportListProps) {
  const { newerHref, olderHref, filters, lookedTo } = view
  return (
    <>
      <ul className="space-y-4">
        {page.cards.map((card) => (
          <li key={card.id}>
            {card.kind === 'report' ? <ReportCard card={card} /> : <ConvictionCard card={card} />}
          </li>
        ))}
      </ul>
      {lookedTo ? <Alert>{lookedTo} Go on with the button below.</Alert> : null}
      <Pagination
        newerHref={newerHref}
        olderHref={olderHref}
        labels={
          lookedTo || filters.order !== 'newest' ? { newer: 'Back to the first', older: 'Go on' } : undefined
        }
      />
    </>
  )
}
