import { type Person, visitor } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { noFilters } from '#domain/finding/list-filters.ts'
import { listQueue } from '#server/cases/list-queue.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { listPublicReports, searchPublicReports } from '#server/finding/public-list.ts'
import { showPublicDocument } from '#server/finding/show-public-document.ts'
import type { Application } from '#server/kernel/application.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { newestRoots } from '#server/transparency/list-roots.ts'
import { buildStatements, submitted } from '#tests/cast.ts'
import { type Figure, median, percentile } from './figure.ts'
import { addHistory } from './support/add-history.ts'
import { addPending } from './support/add-pending.ts'
import { castOnce } from './support/cast-once.ts'
import { loadOfMachine } from './support/load-of-machine.ts'
import { searchClasses } from './support/search-classes.ts'
import { openSearchDatabase } from './support/search-database.ts'
import { tableOf } from './table.ts'

const turns = 30
const approvals = 12
const usualSizes = '100000,1000000'
/** How much more a thing may take with ten times as many public reports. */
const mostGrowth = 2

/** In milliseconds. */
type Times = { p50: number; p95: number }
type Measured = { reports: number; load: string; times: Map<string, Times> }

/**
 * What people wait for, at one number of public reports after another, and how much more it takes for ten times as many. Each number has a
 * database of its own. FITILA_BENCH_SIZES names the numbers, with commas between them. With FITILA_BENCH_DATABASE they are kept, and a
 * second run need not load them.
 */
export async function growth(): Promise<Figure[]> {
  const sizes = (process.env.FITILA_BENCH_SIZES ?? usualSizes).split(',').map(Number)
  const all: Measured[] = []
  for (const reports of sizes) {
    const measured = await measureAt(reports)
    all.push(measured)
    // A larger number can take an hour: what is known is told.
    process.stderr.write(tableOf(figuresOf(measured)))
  }
  return [...all.flatMap(figuresOf), ...all.slice(1).flatMap((more, place) => growthOf(all[place], more))]
}

function figuresOf({ reports, load, times }: Measured): Figure[] {
  const size: Figure = { name: 'public reports', value: reports, unit: 'reports', beside: load }
  return [
    size,
    ...[...times].map(([name, { p50, p95 }]): Figure => {
      return { name: `${name}, p95`, value: p95, unit: 'ms', beside: `p50 ${p50.toFixed(1)}` }
    }),
  ]
}

function growthOf(less: Measured | undefined, more: Measured): Figure[] {
  if (!less) return []
  const steps = Math.log10(more.reports / less.reports)
  const perStep = (before: number | undefined, after: number) =>
    (after / (before ?? Number.NaN)) ** (1 / steps)
  return [...more.times].map(([name, { p50, p95 }]) => {
    const before = less.times.get(name)
    return {
      name: `${name}, p95 for ten times as many reports`,
      value: perStep(before?.p95, p95),
      unit: 'times',
      goal: { atMost: mostGrowth },
      beside: `p50 ${perStep(before?.p50, p50).toFixed(2)} times, from ${less.reports} to ${more.reports}`,
    }
  })
}

async function measureAt(reports: number): Promise<Measured> {
  const { application, asOwner, loadSeconds, close } = await openSearchDatabase(
    reports,
    process.env.DATABASE_URL ?? null,
    `_${reports}`,
  )
  try {
    if (loadSeconds !== null)
      process.stderr.write(`Loaded ${reports} reports in ${Math.round(loadSeconds)} s.\n`)
    await asOwner((owner) => addHistory(application, owner))
    await addPending(application)
    await application.database.pool.query('analyze')
    const times = new Map<string, Times>()
    const measure = async (name: string, works: readonly (() => Promise<unknown>)[]) => {
      const taken: number[] = []
      for (const work of works) taken.push(await timeOf(work))
      times.set(name, { p50: median(taken), p95: percentile(taken, 95) })
    }
    await measureReading(application, measure)
    for (const { name, terms } of await searchClasses(application.database.pool, reports))
      await measure(
        `search, ${name}`,
        [...terms, ...terms].map((term) => () => search(application, term)),
      )
    await measureWork({ ...application, publication: 'at once' }, measure)
    return { reports, load: loadOfMachine(), times }
  } finally {
    await close()
  }
}

type Measure = (name: string, works: readonly (() => Promise<unknown>)[]) => Promise<void>

async function measureReading(application: Application, measure: Measure): Promise<void> {
  const { rows } = await application.database.pool.query<{ number: string }>(
    'select reference_number as number from public_reports order by md5(report_id::text) limit $1',
    [turns],
  )
  const inKano = { ...noFilters, states: ['Kano'] as const, sectors: ['police'] as const }
  const lists = { list: noFilters, 'list, filtered': inKano }
  for (const [name, filters] of Object.entries(lists))
    await measure(
      name,
      repeated(turns, () => forgetting(application, () => listPublicReports(application, null, filters))),
    )
  await measure(
    'report, as the public reads it',
    rows.map(
      ({ number }) =>
        () =>
          showPublicDocument(application, number),
    ),
  )
  await measure(
    'log, its newest roots',
    repeated(turns, () => newestRoots(application)),
  )
}

function search(application: Application, term: string): Promise<unknown> {
  return forgetting(application, () => searchPublicReports(application, visitor, term, null, noFilters))
}

/** What was counted once is remembered until something public changes; here it is counted each time. */
function forgetting(application: Application, work: () => Promise<unknown>): Promise<unknown> {
  application.hub.tell({ kind: 'missed' })
  return work()
}

async function measureWork(application: Application, measure: Measure): Promise<void> {
  const { reporter, reviewer, officer } = await castOnce(application)
  // Comparing a declaration with all of them takes minutes, and is not what is measured.
  await application.database.pool.query('update staff_declarations set compared_at = declared_at')
  const filters = readQueueFilters(new URLSearchParams())
  await measure(
    'queue',
    repeated(turns, () => listQueue(application, reviewer, filters, null)),
  )
  const ids = await verifiedReports(application, { reporter, reviewer })
  await measure(
    'report, as staff read it',
    ids.flatMap((id) => [0, 1].map(() => () => showReport(application, officer, id))),
  )
  await measure(
    'approval',
    ids.map((id) => () => approveReport(application, officer, id, buildStatements())),
  )
  await measure('log, new events become leaves', [() => advanceLog(application)])
}

async function verifiedReports(
  application: Application,
  { reporter, reviewer }: Record<'reporter' | 'reviewer', Person>,
): Promise<string[]> {
  // The free plan takes five reports a month.
  const sender: Person = { ...reporter, subscription: { ...reporter.subscription, tier: 'premium' } }
  const ids: string[] = []
  for (let place = 0; place < approvals; place += 1) {
    const { id } = await submitted(application, sender)
    await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
    ids.push(id)
  }
  return ids
}

function repeated(count: number, work: () => Promise<unknown>): (() => Promise<unknown>)[] {
  return Array.from({ length: count }, () => work)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
