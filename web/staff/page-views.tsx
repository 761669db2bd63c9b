import { countedDays, listPageViews } from '#server/analytics/list-page-views.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/page-views'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'administrator', async ({ application, actor }) => {
    const { page, referringSite, browser, device, country } = await listPageViews(application, actor)
    return {
      days: countedDays,
      isEmpty: page.length === 0,
      tables: [
        { title: 'Pages', counts: page },
        { title: 'Referring sites', counts: referringSite },
        { title: 'Browsers', counts: browser },
        { title: 'Devices', counts: device },
        { title: 'Countries', counts: country },
      ],
    }
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Page views – Fitila' }]
}

export default function PageViews({ loaderData: { days, isEmpty, tables } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Page views"
        lead={`Of the last ${days} days, and only of visitors who agreed to be counted. How many did not, nobody knows.`}
      />
      {isEmpty ? (
        <EmptyState title="Nothing was counted">Nobody who agreed has opened a page yet.</EmptyState>
      ) : (
        tables.map(({ title, counts }) => (
          <Card key={title}>
            <table className="w-full">
              <caption className="pb-2 text-left text-lg font-bold">{title}</caption>
              <tbody>
                {counts.map(({ name, views }) => (
                  <tr key={name} className="border-t border-line">
                    <th scope="row" className="py-2 pr-4 text-left font-normal break-all">
                      {name || 'not known'}
                    </th>
                    <td className="py-2 text-right tabular-nums">{views}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        ))
      )}
    </Page>
  )
}
