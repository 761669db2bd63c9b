import { countFacets } from '#server/finding/count-facets.ts'
import { showFigures } from '#server/transparency/figures/show-figures.ts'
import { Card } from '#ui/card.tsx'
import { PlacedChart } from '#ui/charts/placed-chart.tsx'
import { UnlitLamp } from '#ui/drawings/unlit-lamp.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/figures'
import { drawFigures } from './draw-figures.tsx'
import { figuresView } from './figures-view.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const { lang, figures, sectorNames, totals } = words('figures', 'sectorNames', 'totals')
    const counted = await showFigures(application)
    return {
      words: { lang, figures },
      view: figuresView(counted, figures, totals),
      charts: drawFigures(counted, await countFacets(application), { figures, sectorNames }),
    }
  })
}

/** A month ends without an event, so the page is not kept for the next visitor. */
export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-cache' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.figures
  return [{ title: titled(words?.title) }, { name: 'description', content: words?.lead }]
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { view, charts } = loaderData
  const words = loaderData.words.figures
  const lead = view.period ? `${words.lead} ${view.period}.` : words.lead
  const back = (
    <a href="/transparency" className={linkStyles}>
      {words.back}
    </a>
  )
  return (
    <Page width="wide">
      <PageHeader title={words.title} lead={lead} above={back} />
      {view.period === null ? (
        <EmptyState icon={<UnlitLamp />} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <Totals {...loaderData} />
      )}
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        {charts.map(({ name, chart, isWide }) => (
          <PlacedChart key={name} chart={chart} className={isWide ? 'min-w-0 lg:col-span-2' : 'min-w-0'} />
        ))}
        {view.period === null ? null : <Waits {...loaderData} />}
      </div>
      <div className="max-w-prose space-y-3 text-sm text-muted">
        {view.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className="print:hidden">
          <a href="/transparency/figures.csv" download className={linkStyles}>
            {words.csv}
          </a>
        </p>
      </div>
    </Page>
  )
}

type PartProps = Pick<Route.ComponentProps['loaderData'], 'view' | 'words'>

function Totals({ view, words }: PartProps) {
  return (
    <section aria-labelledby="totals" className="space-y-3">
      <h2 id="totals">{words.figures.totals}</h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-6">
        {view.totals.map(({ name, shown, note }) => (
          <div key={name} className="flex flex-col-reverse justify-end bg-surface p-4">
            <dt className="text-sm text-muted">
              {name}
              {note ? <span className="block">{note}</span> : null}
            </dt>
            <dd className="text-xl font-bold tabular-nums">{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Waits({ view, words }: PartProps) {
  return (
    <Card as="section" aria-labelledby="waits" className="space-y-3">
      <h2 id="waits">{view.waits.title}</h2>
      <p className="text-sm text-muted">{words.figures.waits.doubt}</p>
      <dl>
        {view.waits.rows.map(({ name, shown }) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-2">
            <dt>{name}</dt>
            <dd className="shrink-0 font-bold">{shown}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
