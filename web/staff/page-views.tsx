import { countedDays, listPageViews, listRefusedByBrowsers } from '#server/analytics/list-page-views.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/page-views'

const door = page('page-views.read')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const [{ page, referringSite, browser, device, country }, refused] = await Promise.all([
      listPageViews(application, actor),
      listRefusedByBrowsers(application, actor),
    ])
    const { titles, refusedSources } = words('pageViews').pageViews
    return {
      words: words('pageViews'),
      days: countedDays,
      isEmpty: page.length === 0,
      refused: refused.map(({ directive, source, times }) => ({
        name: `${directive}: ${refusedSources[source]}`,
        views: times,
      })),
      tables: [
        { title: titles.pages, counts: page },
        { title: titles.sites, counts: referringSite },
        { title: titles.browsers, counts: browser },
        { title: titles.devices, counts: device },
        { title: titles.countries, counts: country },
      ],
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.pageViews.title) }]
}

export default function PageViews({ loaderData }: Route.ComponentProps) {
  const { days, isEmpty, tables, refused } = loaderData
  const words = loaderData.words.pageViews
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={fill(words.lead, { count: days })} />
      {isEmpty ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        tables.map((table) => <Counts key={table.title} {...table} notKnown={words.notKnown} />)
      )}
      <h2 className="mt-8 text-xl font-bold">{words.refusedTitle}</h2>
      <p className="my-2 max-w-prose">{words.refusedText}</p>
      {refused.length === 0 ? (
        <p>{words.refusedNone}</p>
      ) : (
        <Counts title={words.refusedCaption} counts={refused} notKnown={words.notKnown} />
      )}
    </Page>
  )
}

type CountsProps = { title: string; counts: { name: string; views: number }[]; notKnown: string }

function Counts({ title, counts, notKnown }: CountsProps) {
  return (
    <Card>
      <table className="w-full">
        <caption className="pb-2 text-left text-lg font-bold">{title}</caption>
        <tbody>
          {counts.map(({ name, views }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal break-all">
                {name || notKnown}
              </th>
              <td className="py-2 text-right tabular-nums">{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
