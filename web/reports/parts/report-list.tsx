import type { PublicPage } from '#server/reports/public-list.ts'
import { Pagination } from '#ui/pagination.tsx'
import { ReportCard } from './report-card.tsx'

type ReportListProps = { page: PublicPage; newerHref: string | null; olderHref: string | null }

export function ReportList({ page, newerHref, olderHref }: ReportListProps) {
  return (
    <>
      <ul className="space-y-4">
        {page.cards.map((card) => (
          <li key={card.id}>
            <ReportCard card={card} />
          </li>
        ))}
      </ul>
      <Pagination newerHref={newerHref} olderHref={olderHref} />
    </>
  )
}
