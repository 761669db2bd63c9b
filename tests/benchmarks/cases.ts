import { readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { Person } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { sealHeader } from '#server/cases/headers/case-headers.ts'
import { listQueue } from '#server/cases/list-queue.ts'
import { bulkReport } from '#server/database/seed/bulk/bulk-report.ts'
import { makeVocabulary } from '#server/database/seed/bulk/vocabulary.ts'
import type { Application } from '#server/kernel/application.ts'
import { cast } from '#tests/cast.ts'
import { type Figure, median, percentile } from './figure.ts'
import { processorTime } from './support/processor-time.ts'
import { openSearchDatabase } from './support/search-database.ts'

const turns = 30
const pending = 10_000
const rowsAtOnce = 1_000

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

/** Sealed as any other, and written straight into the tables, without the steps by which reports come in. */
async function addPending(application: Application): Promise<void> {
  const missing = pending - (await countPending(application))
  const vocabulary = makeVocabulary(4_000, 7)
  for (let start = 0; start < missing; start += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, missing - start) }, (_, place) =>
      rowOf(application, bulkReport(vocabulary, 7, start + place), start + place),
    )
    const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]))
    await application.database.pool.query(statement, columns)
  }
}

function rowOf(application: Application, { id, words }: ReturnType<typeof bulkReport>, number: number) {
  const { key, wrappedKeys } = application.vault.newKey({ kind: 'report', id })
  const [wrapped] = wrappedKeys
  const at = new Date(application.now().getTime() - (number % 90) * 24 * 3600 * 1000)
  const reference = `WR-991231${10_000 + number}`
  const header = sealHeader(key, 1, words)
  const sealed = [key.seal('words:1', words), header]
  return [id, reference, ...sealed, at.toISOString(), wrapped?.recipient, wrapped?.wrapped]
}

async function countPending({ database }: Application): Promise<number> {
  const { rows } = await database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from reports where status = 'pending'`,
  )
  return rows[0]?.waiting ?? 0
}

const statement = `
  with given as (
    select * from unnest($1::uuid[], $2::text[], $3::bytea[], $4::bytea[], $5::timestamptz[], $6::text[], $7::bytea[])
    as given (id, reference_number, sealed, header, at, recipient, wrapped)
  ), stored as (
    insert into reports (id, reference_number, submission_key, status, sealed_words, created_at, updated_at)
    select id, reference_number, id, 'pending', sealed, day_of(at), day_of(at) from given
    on conflict do nothing returning id
  ), filtered as (
    insert into case_headers (report_id, content_version, sealed_header)
    select id, 1, header from given join stored using (id)
  )
  insert into sealed_keys (subject_kind, subject_id, recipient, wrapped, bound_as)
  select 'report', id, recipient, wrapped, 'report' from given join stored using (id)`
