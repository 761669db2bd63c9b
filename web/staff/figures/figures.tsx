import { Link } from 'react-router'
import { showStaffFigures } from '#server/cases/figures/show-staff-figures.ts'
import { Card } from '#ui/card.tsx'
import { PlacedChart } from '#ui/charts/placed-chart.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { page } from '../../door.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import type { Route } from './+types/figures'
import { drawStaffFigures } from './draw-staff-figures.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { staffFigures, stageNames } = words('staffFigures', 'stageNames')
    const figures = await showStaffFigures(application, actor)
    const { people, oldest } = figures
    return {
      words: words('staffFigures'),
      ...{ people, oldest },
      charts: drawStaffFigures(figures, { staffFigures, stageNames }),
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.staffFigures.title) }]
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { charts, people, oldest } = loaderData
  const words = loaderData.words.staffFigures
  return (
    <Page width="wide">
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        {charts.map(({ name, chart }) => (
          <PlacedChart key={name} chart={chart} className="min-w-0" />
        ))}
        <Oldest words={words} oldest={oldest} />
      </div>
      <People words={words} people={people} />
      <div className="max-w-prose space-y-3 text-sm text-muted">
        <p>{words.hidden}</p>
        <p className="print:hidden">
          <a href="/admin/figures.csv" download className={linkStyles}>
            {words.csv}
          </a>
        </p>
      </div>
    </Page>
  )
}

type Texts = { words: Words['staffFigures'] }
type LoaderData = Route.ComponentProps['loaderData']

function Oldest({ words, oldest }: Texts & Pick<LoaderData, 'oldest'>) {
  return (
    <Card as="section" aria-labelledby="oldest" className="space-y-3">
      <h2 id="oldest">{words.oldest}</h2>
      {oldest.length === 0 ? (
        <p>{words.oldestNone}</p>
      ) : (
        <table className="w-full tabular-nums">
          <thead>
            <tr className="text-left text-sm text-muted">
              <th scope="col" className="py-2 pr-2">
                {words.number}
              </th>
              <th scope="col" className="py-2 pr-2 text-right">
                {words.waited}
              </th>
              <th scope="col" className="py-2 text-right">
                {words.assignedTo}
              </th>
            </tr>
          </thead>
          <tbody>
            {oldest.map(({ id, referenceNumber, days, heldBy }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2 pr-2 text-left font-normal">
                  <Link to={`/reports/${id}`} className={linkStyles}>
                    {referenceNumber}
                  </Link>
                </th>
                <td className="py-2 pr-2 text-right">{days}</td>
                <td className="py-2 text-right break-all">{heldBy ?? words.notAssigned}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function People({ words, people }: Texts & Pick<LoaderData, 'people'>) {
  return (
    <Card as="section" aria-labelledby="people" className="space-y-3">
      <h2 id="people">{words.people}</h2>
      <p className="max-w-prose text-sm text-muted">{words.peopleText}</p>
      <dl>
        {people.map(({ name, assigned, verified, decided }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2"
          >
            <dt className="break-all">{name}</dt>
            <dd className="tabular-nums">
              {fill(words.work, {
                ...{ verified: inFigures(verified), decided: inFigures(decided) },
                has: inFigures(assigned.assigned + assigned['to-approve']),
                toApprove: inFigures(assigned['to-approve']),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
