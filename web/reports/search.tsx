import { Form } from 'react-router'
import { searchPublicReports } from '#server/reports/public-list.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/search'
import { Presumption } from './parts/presumption.tsx'
import { ReportList } from './parts/report-list.tsx'

const longestTerm = 200

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const term = (args.url.searchParams.get('q') ?? '')
      .toWellFormed()
      .replaceAll('\0', '')
      .trim()
      .slice(0, longestTerm)
    const after = args.url.searchParams.get('after')
    return { term, page: await searchPublicReports(application, term, after), isFirst: after === null }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.term ? `Search: ${loaderData.term} – Fitila` : 'Search – Fitila'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function Search({ loaderData: { term, page, isFirst } }: Route.ComponentProps) {
  const query = new URLSearchParams({ q: term })
  return (
    <Page>
      <PageHeader title="Search" />
      <Form method="get" action="/search" role="search" aria-label="Reports" className="space-y-3">
        <Field
          name="q"
          label="Name, office, asset or any other word"
          hint="Capitals, accents and tone marks need not be typed."
          required
        >
          <TextInput type="search" key={term} defaultValue={term} maxLength={longestTerm} />
        </Field>
        <Button>Search</Button>
      </Form>
      <Presumption />
      {term === '' ? null : page.cards.length > 0 ? (
        <ReportList
          page={page}
          newerHref={isFirst ? null : `/search?${query}`}
          olderHref={page.older && `/search?${query}&after=${page.older}`}
        />
      ) : (
        <EmptyState title={isFirst ? 'No public report holds this' : 'No older report holds this'}>
          Try fewer letters, another spelling, or one name alone. Reports that are still being checked are not
          searched.
        </EmptyState>
      )}
    </Page>
  )
}
