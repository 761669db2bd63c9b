import { Form, Link } from 'react-router'
import { readListFilters } from '#domain/reports/list-filters.ts'
import { longestSearch } from '#domain/reports/search-query.ts'
import { searchPublicReports } from '#server/reports/public-list.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/search'
import { listView } from './list-view.ts'
import { FilterForm } from './parts/filter-form.tsx'
import { ListSummary } from './parts/list-summary.tsx'
import { Presumption } from './parts/presumption.tsx'
import { ReportList } from './parts/report-list.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, actor }) => {
    const { searchParams } = args.url
    const typed = (searchParams.get('q') ?? '').toWellFormed().replaceAll('\0', '').trim()
    const term = typed.slice(0, longestSearch).toWellFormed()
    const after = searchParams.get('after')
    const narrowing = readListFilters(searchParams)
    const page = await searchPublicReports(application, actor, term, after, narrowing.filters)
    const view = listView(page, narrowing, { path: '/search', term, isFirst: after === null })
    return { term, page, view, isCut: typed.length > term.length, howTo: howTo[String(page.isAdvanced)] }
  })
}

const howTo: Record<string, string> = {
  true: 'Words may stand in any order. Put "quotes" around words that belong together, and - before one that must not be there. Capitals, accents and tone marks need not be typed.',
  false:
    'What you type is looked for as it stands: kano road finds these letters in this order, also inside longer words. Capitals, accents and tone marks need not be typed.',
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.term ? `Search: ${loaderData.term} – Fitila` : 'Search – Fitila'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function Search({ loaderData: { term, page, view, isCut, howTo } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader title="Search" />
      <Form method="get" action="/search" role="search" aria-label="Reports" className="space-y-3">
        <Field name="q" label="Name, office, asset or any other word" hint={howTo} required>
          <TextInput type="search" key={term} defaultValue={term} maxLength={longestSearch} />
        </Field>
        <Button>Search</Button>
      </Form>
      <Presumption />
      {isCut ? (
        <Alert tone="warning">
          What you typed was longer than {longestSearch} characters. We looked for its beginning.
        </Alert>
      ) : null}
      {term === '' ? null : (
        <>
          <FilterForm action="/search" term={term} filters={view.filters} />
          <ListSummary view={view} />
          {page.suggestion ? (
            <p>
              Did you mean{' '}
              <Link to={`/search?${new URLSearchParams({ q: page.suggestion })}`} className={linkStyles}>
                {page.suggestion}
              </Link>
              ?
            </p>
          ) : null}
          {page.cards.length > 0 || view.lookedTo ? (
            <ReportList page={page} view={view} />
          ) : (
            <EmptyState title="No public report holds this">
              Try fewer letters, another spelling, or one name alone. Reports that are still being checked are
              not searched.
            </EmptyState>
          )}
        </>
      )}
    </Page>
  )
}
