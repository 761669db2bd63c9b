import { Link } from 'react-router'
import { listCorrections } from '#server/publishing/corrections/list-corrections.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { visit } from '../../visit.ts'
import { LogLine } from '../parts/log-line.tsx'
import { Presumption } from '../parts/presumption.tsx'
import type { Route } from './+types/log'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const after = args.url.searchParams.get('after')
    const page = await listCorrections(application, after)
    return { page, isFirst: after === null, address: `${application.publicUrl}/corrections` }
  })
}

const description = 'Every correction, answer and retraction of a public report on Fitila, newest first.'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const newest = loaderData?.page.entries[0]?.publishedAt
  const collection = {
    ...{ '@context': 'https://schema.org', '@type': 'CollectionPage', inLanguage: 'en-NG' },
    ...{ name: 'Corrections – Fitila', description, url: loaderData?.address ?? '' },
    ...(newest ? { dateModified: newest } : {}),
  }
  return [
    { title: 'Corrections – Fitila' },
    { name: 'description', content: description },
    loaderData?.isFirst ? { 'script:ld+json': collection } : { name: 'robots', content: 'noindex, follow' },
  ]
}

export default function Log({ loaderData: { page, isFirst } }: Route.ComponentProps) {
  const { entries, older } = page
  return (
    <Page>
      <PageHeader
        title="Corrections"
        lead="What we corrected, answered or took back in public reports, newest first. The words that were replaced are not repeated here."
      />
      <p>
        Is something wrong in a report? Choose “Is something wrong?” below it in the{' '}
        <Link to="/reports" className={linkStyles}>
          list
        </Link>
        . If you have asked already,{' '}
        <Link to="/corrections/request" className={linkStyles}>
          look up how it stands
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
        <EmptyState title={isFirst ? 'Nothing was corrected yet' : 'There is nothing older'}>
          Corrections, answers and retractions appear here.
        </EmptyState>
      )}
      <Pagination
        newerHref={isFirst ? null : '/corrections'}
        olderHref={older && `/corrections?after=${encodeURIComponent(older)}`}
        labels={{ newer: 'Back to the newest', older: 'Older' }}
      />
      <Presumption />
    </Page>
  )
}
