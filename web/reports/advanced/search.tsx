import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { takeApart } from '#domain/finding/search-parts.ts'
import { hasOnlyLeftOut, longestSearch } from '#domain/finding/search-query.ts'
import { searchAdvanced } from '#server/finding/advanced/search-advanced.ts'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { redirectTo } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { listView } from '../list-view.ts'
import { FindingWordsOfPage, findingParts } from '../parts/finding/finding-words.ts'
import { ListSummary } from '../parts/finding/list-summary.tsx'
import { ReportList } from '../parts/finding/report-list.tsx'
import { Presumption } from '../parts/presumption.tsx'
import type { Route } from './+types/search'
import { askedBy } from './asked-by.ts'
import { Builder } from './builder.tsx'
import { type FacetLinks, facetLinks } from './facet-links.ts'

const door = page('search.advanced')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { searchParams } = args.url
    const { narrowing, term, query, isForm, isCut } = askedBy(searchParams)
    if (isForm) throw redirectTo(`/advanced-search?${query}`)
    const after = searchParams.get('after')
    const found = await searchAdvanced(application, actor, term, after, narrowing.filters)
    const own = words('advancedSearch', ...findingParts)
    const place = {
      path: '/advanced-search',
      term: term === '' ? null : term,
      isFirst: after === null,
      after: after ?? undefined,
    }
    const { looked, isWhole } = found.facets
    return {
      words: own,
      page: found.page,
      view: { ...listView(found.page, narrowing, { ...place, facets: null }, own), feedHref: null },
      parts: takeApart(term),
      hasOnlyLeftOut: hasOnlyLeftOut(term),
      facets: facetLinks(found.facets, term, narrowing.filters, own),
      counted: fill(isWhole ? own.advancedSearch.facetsOf : own.advancedSearch.facetsOfFirst, {
        count: looked,
      }),
      isCut,
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.advancedSearch.title) }, { name: 'robots', content: 'noindex' }]
}

export default function AdvancedSearch({ loaderData }: Route.ComponentProps) {
  const { page, view, parts, facets, counted, isCut, hasOnlyLeftOut: isOnlyLeftOut } = loaderData
  const words = loaderData.words.advancedSearch
  return (
    <FindingWordsOfPage value={loaderData.words}>
      <Page width="wide">
        <PageHeader title={words.title} lead={words.lead} />
        <Presumption />
        {isCut ? <Alert tone="warning">{fill(words.cut, { longest: longestSearch })}</Alert> : null}
        <Builder parts={parts} filters={view.filters} words={words} />
        <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
          <Link to="/saved-searches" className={linkStyles}>
            {words.saved}
          </Link>
          <Link to="/reports" className={linkStyles}>
            {words.plain}
          </Link>
        </p>
        <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
          <Facets facets={facets} title={words.facets} counted={counted} />
          <div className="min-w-0 space-y-6">
            <ListSummary view={view} />
            {page.cards.length > 0 || view.lookedTo ? (
              <ReportList page={page} view={view} />
            ) : (
              <p>{isOnlyLeftOut ? words.onlyLeftOut : words.nothing}</p>
            )}
          </div>
        </div>
      </Page>
    </FindingWordsOfPage>
  )
}

type FacetsProps = { facets: FacetLinks; title: string; counted: string }

/** How many there are of each value, before one is chosen. */
function Facets({ facets, title, counted }: FacetsProps) {
  if (facets.length === 0) return null
  return (
    <details className="details-beside rounded-card border border-line bg-surface print:hidden lg:self-start">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold">
        {title}
        <ChevronDown className="fold-mark ml-auto size-5" />
      </summary>
      <div className="space-y-4 px-4 pb-4">
        <p className="text-sm text-muted">{counted}</p>
        {facets.map((facet) => (
          <section key={facet.title}>
            <h2 className="text-base">{facet.title}</h2>
            <ul>
              {facet.links.map(({ label, count, href, isOn }) => (
                <li key={label}>
                  <Link
                    to={href}
                    aria-current={isOn ? 'true' : undefined}
                    className="flex min-h-11 items-center justify-between gap-3 text-link underline underline-offset-4 aria-[current]:font-semibold"
                  >
                    <span className="min-w-0 break-words">{label}</span>
                    <span className="tabular-nums">{count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}
