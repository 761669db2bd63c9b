import { Link } from 'react-router'
import { showExtractPage } from '#server/experts/assignments/extract-pages.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { TourHandle } from '../shell/tour.tsx'
import type { Route } from './+types/extract-page'

/** The tour would cover what the page tells. */
export const handle: TourHandle = { tour: 'later' }

const door = page('expert.see-own')

// What was opened is not left in the browser for the next person.
export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' }
}

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('expertAssignment'),
    shown: await showExtractPage(application, actor, args.params.assignment, Number(args.params.number)),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.shown.assignment) }]
}

export default function ExtractPage({ loaderData, params }: Route.ComponentProps) {
  const { assignment, number, pages, picture } = loaderData.shown
  const words = loaderData.words.expertAssignment
  const place = { assignment, number, pages }
  return (
    <Page>
      <PageHeader
        title={fill(words.pageTitle, place)}
        lead={words.extractText}
        above={
          <Link to={`/expert-dashboard/${params.assignment}`} className={linkStyles}>
            {assignment}
          </Link>
        }
      />
      <img
        src={`data:image/jpeg;base64,${picture}`}
        alt={fill(words.pageAlt, place)}
        className="h-auto max-w-full border border-line"
      />
      {number < pages ? (
        <p>
          <Link to={`/expert-dashboard/${params.assignment}/pages/${number + 1}`} className={linkStyles}>
            {fill(words.pageLink, { number: number + 1 })}
          </Link>
        </p>
      ) : null}
    </Page>
  )
}
