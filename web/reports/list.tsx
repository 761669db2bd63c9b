import { Link } from 'react-router'
import { readListFilters } from '#domain/finding/list-filters.ts'
import { countFacets } from '#server/finding/count-facets.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { UnlitLamp } from '#ui/drawings/unlit-lamp.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { Words } from '#words/words.ts'
import { page } from '../door.ts'
import { withWholeDays } from '../shell/days/typed-days.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/list'
import { hasChips, listView } from './list-view.ts'
import { BesideFilters } from './parts/finding/beside-filters.tsx'
import { FilterChips } from './parts/finding/filter-chips.tsx'
import { FindingWordsOfPage, findingParts } from './parts/finding/finding-words.ts'
import { ListSummary } from './parts/finding/list-summary.tsx'
import { LiveLine } from './parts/finding/live-line.tsx'
import { ReportList } from './parts/finding/report-list.tsx'
import { Presumption } from './parts/presumption.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const { searchParams } = args.url
    const after = searchParams.get('after')
    const narrowing = readListFilters(new URLSearchParams(withWholeDays(searchParams)))
    const page = await listPublicReports(application, after, narrowing.filters)
    const own = words('list', ...findingParts)
    const facets = hasChips(narrowing.filters) ? await countFacets(application) : null
    const place = { path: '/reports', term: null, isFirst: after === null, facets, after: after ?? undefined }
    const view = listView(page, narrowing, place, own)
    return { words: own, page, view, address: `${application.publicUrl}/reports` }
  })
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const address = loaderData?.address ?? ''
  const { tab, description } = loaderData?.words.list ?? {}
  // Who is named in a report is told by the page, and not in a form that machines make a record of.
  const collection = {
    ...{ '@context': 'https://schema.org', '@type': 'CollectionPage', inLanguage: 'en-NG' },
    ...{ name: titled(tab), description: description ?? '', url: address },
    isPartOf: { '@type': 'WebSite', name: 'Fitila', url: address.replace(/reports$/, '') },
  }
  return [
    { title: titled(tab) },
    { name: 'description', content: description },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: loaderData?.view.feedHref ?? '/reports/feed.atom',
    },
    // Of the many ways to narrow the list a search engine needs none.
    ...(location.search === ''
      ? [{ 'script:ld+json': collection }]
      : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export default function Reports({ loaderData: { words, page, view } }: Route.ComponentProps) {
  const isFirst = view.newerHref === null
  return (
    <FindingWordsOfPage value={words}>
      <Page width="wide">
        <div className="space-y-2">
          <PageHeader title={words.list.title} lead={words.list.lead} />
          <Presumption />
        </div>
        <FilterChips rows={view.chips} />
        <BesideFilters action="/reports" filters={view.filters}>
          <ListSummary view={view} />
          <LiveLine
            href={view.active.length === 0 ? '/reports' : null}
            isTop={isFirst}
            shown={page.cards.map(({ id }) => id)}
          />
          {page.cards.length > 0 || view.lookedTo ? (
            <ReportList page={page} view={view} />
          ) : (
            <Nothing words={words.list} isFirst={isFirst} isNarrowed={view.active.length > 0} />
          )}
        </BesideFilters>
      </Page>
    </FindingWordsOfPage>
  )
}

type NothingProps = { words: Words['list']; isFirst: boolean; isNarrowed: boolean }

function Nothing({ words, isFirst, isNarrowed }: NothingProps) {
  const isEmpty = isFirst && !isNarrowed
  return (
    <EmptyState
      icon={<UnlitLamp />}
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
