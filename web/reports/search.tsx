import { Form } from 'react-router'
import { narrows, readListFilters } from '#domain/finding/list-filters.ts'
import { longestSearch } from '#domain/finding/search-query.ts'
import { countFacets } from '#server/finding/count-facets.ts'
import { searchPublicReports } from '#server/finding/public-list.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { wordsFor } from '#words/words-for.ts'
import { page } from '../door.ts'
import { withWholeDays } from '../shell/days/typed-days.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/search'
import { listView } from './list-view.ts'
import { BesideFilters } from './parts/finding/beside-filters.tsx'
import { FindingWordsOfPage, findingParts } from './parts/finding/finding-words.ts'
import { ListSummary } from './parts/finding/list-summary.tsx'
import { LiveLine } from './parts/finding/live-line.tsx'
import { linksToNamed, namingParts } from './parts/finding/named-filters.ts'
import { CardList, ReportList } from './parts/finding/report-list.tsx'
import {
  NamedFilters,
  NothingFound,
  SearchCorrections,
  SearchReasons,
} from './parts/finding/search-hints.tsx'
import { Presumption } from './parts/presumption.tsx'
import { searchView } from './search-view.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { searchParams } = args.url
    const typed = (searchParams.get('q') ?? '').toWellFormed().replaceAll('\0', '').trim()
    const term = typed.slice(0, longestSearch).toWellFormed()
    const after = searchParams.get('after')
    const narrowing = readListFilters(new URLSearchParams(withWholeDays(searchParams)))
    const page = await searchPublicReports(application, actor, term, after, narrowing.filters)
    const own = words('search', ...findingParts)
    const view = listView(
      page,
      narrowing,
      { path: '/search', term, isFirst: after === null, facets: null, after: after ?? undefined },
      own,
    )
    const named =
      after === null && !narrows(narrowing.filters)
        ? await linksToNamed(
            term,
            { own: { ...own, ...words('filterNames') }, english: wordsFor('en', namingParts) },
            () => countFacets(application),
          )
        : []
    const search = searchView(term, page, view.active.length > 0, own.search)
    const isBlank = searchParams.has('q') && term === ''
    return { words: own, term, page, view, named, search, isBlank, isCut: typed.length > term.length }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: titled(undefined) }]
  const { words, term } = loaderData
  const title = term ? fill(words.search.tab, { term }) : words.search.title
  return [{ title: titled(title) }, { name: 'robots', content: 'noindex' }]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { term, page, view, named, search, isCut, isBlank } = loaderData
  const words = loaderData.words.search
  return (
    <FindingWordsOfPage value={loaderData.words}>
      <Page width="wide">
        <PageHeader title={words.title} />
        <Form
          method="get"
          action="/search"
          role="search"
          aria-label={words.reports}
          className="max-w-2xl space-y-3"
        >
          <Field name="q" label={words.label} hint={words.howTo} required>
            <TextInput type="search" key={term} defaultValue={term} maxLength={longestSearch} />
          </Field>
          <Button>{words.button}</Button>
        </Form>
        <Presumption />
        {isCut ? <Alert tone="warning">{fill(words.cut, { longest: longestSearch })}</Alert> : null}
        {isBlank ? <Alert tone="warning">{words.empty}</Alert> : null}
        {term === '' ? null : (
          <>
            <NamedFilters links={named} title={words.named} />
            <SearchCorrections view={search} />
            <BesideFilters action="/search" term={term} filters={view.filters}>
              {page.byNumber.length > 0 && page.cards.length === 0 ? null : <ListSummary view={view} />}
              <LiveLine
                href={null}
                isTop={false}
                shown={[...page.byNumber, ...page.cards].map(({ id }) => id)}
              />
              <SearchReasons view={search} />
              {page.byNumber.length > 0 ? (
                <section className="space-y-4" aria-labelledby="by-number">
                  <h2 id="by-number">{words.byNumber}</h2>
                  <CardList cards={page.byNumber} />
                  {page.cards.length > 0 ? <h2>{words.byWords}</h2> : null}
                </section>
              ) : null}
              {page.cards.length > 0 || view.lookedTo ? (
                <ReportList page={page} view={view} />
              ) : page.byNumber.length === 0 ? (
                <NothingFound view={search} title={words.none} text={words.noneText} />
              ) : null}
            </BesideFilters>
          </>
        )}
      </Page>
    </FindingWordsOfPage>
  )
}
