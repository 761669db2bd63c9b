import type { ReactNode } from 'react'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { noFilters } from '#domain/finding/list-filters.ts'
import type { PublicPage } from '#server/finding/public-list.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { listView } from '#web/reports/list-view.ts'
import { FilterForm } from '#web/reports/parts/finding/filter-form.tsx'
import { FindingWordsOfPage } from '#web/reports/parts/finding/finding-words.ts'
import { ListSummary } from '#web/reports/parts/finding/list-summary.tsx'
import { ReportList } from '#web/reports/parts/finding/report-list.tsx'
import { Presumption } from '#web/reports/parts/presumption.tsx'
import { Footer } from '#web/shell/footer.tsx'
import { TopBar } from '#web/shell/top-bar.tsx'
import { wordsIn } from '#words/catalogue.ts'

const english = wordsIn('en')

const viewer = {
  username: 'misali-1-01',
  email: 'misali-1-01@invented.example',
  planBadge: 'Premium',
  subscriptionInactive: false,
  panel: null,
  isAdministrator: false,
  worksOnReports: false,
  hasExpertWork: false,
  opens: [],
  unread: 10,
  profile: 'A'.repeat(22),
  formToken: 'A'.repeat(43),
  sessionEndsIn: 604_800,
}

/** Our own components of the list, for the same person and the same reports, without what else a page of ours does. */
export default async function openPage(json: string): Promise<() => ReactNode> {
  const page: PublicPage = JSON.parse(json)
  const handler = createStaticHandler([{ path: '*', element: <List page={page} /> }])
  const context = await handler.query(new Request('http://localhost/reports'))
  if (context instanceof Response) throw new Error('the list has moved')
  const router = createStaticRouter(handler.dataRoutes, context)
  return () => <StaticRouterProvider router={router} context={context} hydrate={false} />
}

function List({ page }: { page: PublicPage }) {
  const narrowing = { filters: noFilters, problems: [] }
  const view = listView(
    page,
    narrowing,
    { path: '/reports', term: null, isFirst: true, facets: null },
    english,
  )
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <title>Reports – Fitila</title>
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        <TopBar
          viewer={viewer}
          words={english}
          language={{ name: 'English', tag: 'en-NG', others: [] }}
          siteName="Fitila"
        />
        <main id="main" tabIndex={-1} className="flex-1">
          <FindingWordsOfPage value={english}>
            <Page>
              <PageHeader
                title="Reports"
                lead="Each was verified by one member of our staff and approved by another."
              />
              <Presumption />
              <FilterForm action="/reports" filters={view.filters} />
              <ListSummary view={view} />
              <ReportList page={page} view={view} />
            </Page>
          </FindingWordsOfPage>
        </main>
        <Footer words={english} language={{ isDraft: false }} socialLinks={[]} />
      </body>
    </html>
  )
}
