import { Link } from 'react-router'
import { readListFilters } from '#domain/reports/list-filters.ts'
import { listPublicReports } from '#server/reports/public-list.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { translated } from '../shell/translated.ts'
import { languageOf, wordsIn } from '../shell/words/catalogue.ts'
import type { Words } from '../shell/words/words.ts'
import { visit } from '../visit.ts'
import type { Route } from './+types/list'
import { listView } from './list-view.ts'
import { FilterForm } from './parts/filter-form.tsx'
import { ListSummary } from './parts/list-summary.tsx'
import { LiveLine } from './parts/live-line.tsx'
import { Presumption } from './parts/presumption.tsx'
import { ReportList } from './parts/report-list.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const { searchParams } = args.url
    const after = searchParams.get('after')
    const narrowing = readListFilters(searchParams)
    const page = await listPublicReports(application, after, narrowing.filters)
    const view = listView(page, narrowing, { path: '/reports', term: null, isFirst: after === null })
    const words = wordsIn(languageOf(new URL(args.request.url).pathname)).list
    return { words, page, view, address: `${application.publicUrl}/reports` }
  })
}

export const handle = translated

const description =
  'Reports on public figures in Nigeria, each verified by one member of staff and approved by another before it was made public.'

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const address = loaderData?.address ?? ''
  // Who is named in a report is told by the page, and not in a form that machines make a record of.
  const collection = {
    ...{ '@context': 'https://schema.org', '@type': 'CollectionPage', inLanguage: 'en-NG' },
    ...{ name: 'Reports – Fitila', description, url: address },
    isPartOf: { '@type': 'WebSite', name: 'Fitila', url: address.replace(/reports$/, '') },
  }
  return [
    { title: 'Reports – Fitila' },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/reports/feed.atom' },
    // Of the many ways to narrow the list a search engine needs none.
    ...(location.search === ''
      ? [{ 'script:ld+json': collection }]
      : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export default function Reports({ loaderData: { words, page, view } }: Route.ComponentProps) {
  const isFirst = view.newerHref === null
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <Presumption />
      <FilterForm action="/reports" filters={view.filters} />
      <ListSummary view={view} />
      {isFirst ? <LiveLine href={view.active.length === 0 ? '/reports' : null} /> : null}
      {page.cards.length > 0 || view.lookedTo ? (
        <ReportList page={page} view={view} />
      ) : (
        <Nothing words={words} isFirst={isFirst} isNarrowed={view.active.length > 0} />
      )}
    </Page>
  )
}

type NothingProps = { words: Words['list']; isFirst: boolean; isNarrowed: boolean }

function Nothing({ words, isFirst, isNarrowed }: NothingProps) {
  const isEmpty = isFirst && !isNarrowed
  return (
    <EmptyState
      title={isEmpty ? words.none : isFirst ? words.noneFits : words.noOlder}
      action={
        <Link to={isEmpty ? '/submit-report' : '/reports'} className={buttonStyles()}>
          {isEmpty ? words.submit : words.back}
        </Link>
      }
    >
      {words.appears}
    </EmptyState>
  )
}
