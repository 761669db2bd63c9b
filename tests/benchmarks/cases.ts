import { readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { Person } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { listQueue } from '#server/cases/list-queue.ts'
import type { Application } from '#server/kernel/application.ts'
import { cast } from '#tests/cast.ts'
import { type Figure, median, percentile } from './figure.ts'
import { addPending, countPending } from './support/add-pending.ts'
import { processorTime } from './support/processor-time.ts'
import { openSearchDatabase } from './support/search-database.ts'

const turns = 30

/** What a member of the staff looks at: the address of each, as the table has it. */
const looks = {
  'first page, by priority': '',
  'first page, by due day': 'order=due',
  'first page, by stage': 'order=stage',
  'the longest first': 'order=longest',
  'what is new': 'stage=new',
  'what is closed': 'stage=closed',
  'one state': 'state=Kano',
  'one kind': 'kind=land',
  'a kind in a state': 'kind=land&state=Kano',
  'a sum that few name': 'amount=over-1bn&sector=police',
} as const

/** The staff's table of 50 rows, with 10,000 reports that wait and FITILA_BENCH_REPORTS, or 100,000, that are public. */
export async function cases(): Promise<Figure[]> {
  const approved = Number(process.env.FITILA_BENCH_REPORTS ?? 100_000)
  const { application, reports, close } = await openSearchDatabase(approved, process.env.DATABASE_URL ?? null)
  try {
    await addPending(application)
    await application.database.pool.query('analyze reports')
    const { reviewer } = await cast(application, 'reviewer')
    // Comparing a declaration with all of them takes minutes, and is not what is measured.
    await application.database.pool.query('update staff_declarations set compared_at = declared_at')
    const figures: Figure[] = [
      { name: 'public reports, thousands', value: reports / 1_000, unit: 'reports' },
      { name: 'reports that wait', value: await countPending(application), unit: 'reports' },
    ]
    for (const [name, address] of Object.entries(looks))
      figures.push(await look(application, reviewer, name, address))
    return figures
  } finally {
    await close()
  }
}

async function look(
  application: Application,
  person: Person,
  name: string,
  address: string,
): Promise<Figure> {
  const filters = readQueueFilters(new URLSearchParams(address))
  // The first ones warm up.
  for (let turn = 0; turn < 3; turn += 1) await listQueue(application, person, filters, null)
  const times: number[] = []
  const postmaster = await postmasterOf(application)
  const used = await processorTime(postmaster)
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now()
    await listQueue(application, person, filters, null)
    times.push(performance.now() - began)
  }
  const each = ((await processorTime(postmaster)) - used) / turns
  const beside = `median ${Math.round(median(times))} ms, of the processors ${Math.round(each)} ms`
  return { name: `${name}, p95`, value: percentile(times, 95), unit: 'ms', goal: { atMost: 300 }, beside }
}

/** The database's first process, where it runs on this machine. */
async function postmasterOf({ database }: Application): Promise<number | null> {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8').catch(() => '')
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return parent ? Number(parent) : null
}
