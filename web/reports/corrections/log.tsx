import { Link } from 'react-router'
import { listCorrections } from '#server/publishing/corrections/list-corrections.ts'
import { Card } from '#ui/card.tsx'
import { UnlitLamp } from '#ui/drawings/unlit-lamp.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { page } from '../../door.ts'
import { titled } from '../../shell/titled.ts'
import { LogLine } from '../parts/log-line.tsx'
import { partParts } from '../parts/part-name.ts'
import { Presumption } from '../parts/presumption.tsx'
import type { Route } from './+types/log'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const after = args.url.searchParams.get('after')
    const page = await listCorrections(application, after)
    return {
      words: words('correctionLog', 'outcomeNames', ...partParts),
      page,
      isFirst: after === null,
      address: `${application.publicUrl}/corrections`,
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const newest = loaderData?.page.entries[0]?.publishedAt
  const { title, description } = loaderData?.words.correctionLog ?? {}
  const collection = {
    ...{ '@context': 'https://schema.org', '@type': 'CollectionPage', inLanguage: 'en-NG' },
    ...{ name: titled(title), description: description ?? '', url: loaderData?.address ?? '' },
    ...(newest ? { dateModified: newest } : {}),
  }
  return [
    { title: titled(title) },
    { name: 'description', content: description },
    loaderData?.isFirst ? { 'script:ld+json': collection } : { name: 'robots', content: 'noindex, follow' },
  ]
}

export default function Log({ loaderData }: Route.ComponentProps) {
  const { page, isFirst } = loaderData
  const words = loaderData.words.correctionLog
  const { entries, older } = page
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <p>
        {words.isWrong}{' '}
        <Link to="/reports" className={linkStyles}>
          {words.list}
        </Link>
        {words.askedAlready}{' '}
        <Link to="/corrections/request" className={linkStyles}>
          {words.lookUp}
        </Link>
        .
      </p>
      {entries.length > 0 ? (
        <ul className="space-y-4">
          {entries.map((entry) => (
            <Card as="li" key={entry.id} className="space-y-2">
              <h2>
                <Link to={`/reports/${entry.reportId}`} className={linkStyles}>
                  {entry.referenceNumber}
                </Link>
              </h2>
              <LogLine entry={entry} />
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState icon={<UnlitLamp />} title={isFirst ? words.none : words.noOlder}>
          {words.noneText}
        </EmptyState>
      )}
      <Pagination
        newerHref={isFirst ? null : '/corrections'}
        olderHref={older && `/corrections?after=${encodeURIComponent(older)}`}
        labels={{ newer: words.newest, older: words.older }}
      />
      <Presumption />
    </Page>
  )
}
