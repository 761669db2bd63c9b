import { measures } from '#domain/figures/measures.ts'
import { showFigures } from '#server/transparency/figures/show-figures.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/figures'
import { figuresView } from './figures-view.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const own = words('figures')
    return { words: own, view: figuresView(await showFigures(application), own.figures) }
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
  const { view } = loaderData
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
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <Counted {...loaderData} />
      )}
      <div className="max-w-prose space-y-3 text-sm text-muted">
        {view.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Page>
  )
}

function Counted({ view, words }: Route.ComponentProps['loaderData']) {
  return (
    <>
      <Totals view={view} words={words.figures} />
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
      <MonthTable view={view} words={words.figures} />
      <p className="print:hidden">
        <a href="/transparency/figures.csv" download className={linkStyles}>
          {words.figures.csv}
        </a>
      </p>
    </>
  )
}

type PartProps = Pick<Route.ComponentProps['loaderData'], 'view'> & {
  words: Route.ComponentProps['loaderData']['words']['figures']
}

function Totals({ view, words }: PartProps) {
  return (
    <section aria-labelledby="totals" className="space-y-3">
      <h2 id="totals">{words.totals}</h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-6">
        {view.totals.map(({ name, shown }) => (
          <div key={name} className="flex flex-col-reverse justify-end bg-surface p-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-xl font-bold tabular-nums">{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function MonthTable({ view, words }: PartProps) {
  return (
    <Card as="section" aria-labelledby="months">
      <h2 id="months">{words.byMonth}</h2>
      {/* Six columns do not fit a narrow phone, so there each month is a block of its own. */}
      <table className="mt-3 w-full text-sm tabular-nums max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="text-muted">
            <th scope="col" className="py-2 text-left">
              {words.month}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="py-2 pl-3 text-right">
                {words.measures[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {view.months.map(({ name, cells }) => (
            <tr key={name} className="border-t border-line max-sm:grid max-sm:grid-cols-2 max-sm:py-2">
              <th scope="row" className="py-2 text-left font-medium max-sm:col-span-2">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={measures[column]}
                  className="py-1 pl-3 text-right max-sm:flex max-sm:justify-between max-sm:pl-0 max-sm:odd:pl-3"
                >
                  <span aria-hidden="true" className="text-muted sm:hidden">
                    {words.measures[measures[column] ?? 'received']}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
