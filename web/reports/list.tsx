import { Link } from 'react-router'
import { listPublicReports } from '#server/reports/public-list.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/list'
import { Presumption } from './parts/presumption.tsx'
import { ReportList } from './parts/report-list.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const after = args.url.searchParams.get('after')
    return { page: await listPublicReports(application, after), isFirst: after === null }
  })
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Reports – Fitila' },
    {
      name: 'description',
      content: 'Reports on public figures in Nigeria, each verified before it was made public.',
    },
  ]
}

export default function Reports({ loaderData: { page, isFirst } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Reports"
        lead="Each was verified by one member of our staff and approved by another."
      />
      <Presumption />
      {page.cards.length > 0 ? (
        <ReportList
          page={page}
          newerHref={isFirst ? null : '/reports'}
          olderHref={page.older && `/reports?after=${page.older}`}
        />
      ) : (
        <EmptyState
          title={isFirst ? 'No report is public yet' : 'There are no older reports'}
          action={
            <Link to={isFirst ? '/submit-report' : '/reports'} className={buttonStyles()}>
              {isFirst ? 'Submit a report' : 'Back to the newest'}
            </Link>
          }
        >
          A report appears here once staff have verified and approved it.
        </EmptyState>
      )}
    </Page>
  )
}
