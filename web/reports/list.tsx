import { Link } from 'react-router'
import { listPublicReports } from '#server/reports/public-list.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { translated } from '../shell/translated.ts'
import { languageOf, wordsIn } from '../shell/words/catalogue.ts'
import { visit } from '../visit.ts'
import type { Route } from './+types/list'
import { Presumption } from './parts/presumption.tsx'
import { ReportList } from './parts/report-list.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const after = args.url.searchParams.get('after')
    const words = wordsIn(languageOf(new URL(args.request.url).pathname)).list
    return { words, page: await listPublicReports(application, after), isFirst: after === null }
  })
}

export const handle = translated

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Reports – Fitila' },
    {
      name: 'description',
      content: 'Reports on public figures in Nigeria, each verified before it was made public.',
    },
  ]
}

export default function Reports({ loaderData: { words, page, isFirst } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <Presumption />
      {page.cards.length > 0 ? (
        <ReportList
          page={page}
          newerHref={isFirst ? null : '/reports'}
          olderHref={page.older && `/reports?after=${page.older}`}
        />
      ) : (
        <EmptyState
          title={isFirst ? words.none : words.noOlder}
          action={
            <Link to={isFirst ? '/submit-report' : '/reports'} className={buttonStyles()}>
              {isFirst ? words.submit : words.back}
            </Link>
          }
        >
          {words.appears}
        </EmptyState>
      )}
    </Page>
  )
}
