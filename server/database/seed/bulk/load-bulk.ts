import type pg from 'pg'
import { archiveStanding } from '#domain/archive/archive-record.ts'
import { searchText } from '#domain/finding/search-text.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days } from '#domain/time/durations.ts'
import { dayOfMoment } from '#server/database/day-in-sql.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Progress } from '../add-invented-reports.ts'
import { type BulkReport, bulkReport } from './bulk-report.ts'
import { makeVocabulary } from './vocabulary.ts'

const rowsAtOnce = 2_000
const wordCount = 40_000
const publishedOver = days(3 * 365)

/**
 * Approved reports by the hundred thousand, to test how the list and the search cope with them: sealed like any other and
 * public, but written straight into the tables, without the steps and the people by which reports become public. The
 * counts of the search are made once at the end. All of it is one transaction: a load that is killed leaves
 * nothing, and who asks for the public list while it lasts waits.
 *
 * @param owner connects as the owner of the tables
 * @returns how many were added; one whose number another report has is left out
 */
export async function loadBulk(
  application: Application,
  { owner, ...load }: Load & { owner: pg.Pool },
): Promise<number> {
  if (application.searchIsDistributed)
    throw new Error('Load reports in bulk first, and distribute the search then.')
  const client = await owner.connect()
  try {
    await client.query('begin')
    await setAside(client)
    const added = await loadRows(application, client, load)
    await putBack(client)
    await client.query('commit')
    await client.query('vacuum (analyze) search_docs, search_lexicon, search_facets, public_reports')
    client.release()
    return added
  } catch (error) {
    // With its connection goes all that was written.
    client.release(true)
    throw error
  }
}

/** The index of words and the counts cost most when they are kept right at each row. */
async function setAside(client: pg.PoolClient): Promise<void> {
  await client.query('alter table search_docs disable trigger search_docs_added')
  await client.query('drop index search_docs_words')
}

async function putBack(client: pg.PoolClient): Promise<void> {
  await client.query(`set local maintenance_work_mem = '256MB'`)
  // As in the migration.
  await client.query(
    'create index search_docs_words on search_docs using gin (words, facets) with (fastupdate = off)',
  )
  await client.query('select recount_search()')
  await client.query('alter table search_docs enable trigger search_docs_added')
}

type Load = { count: number; seed: number; onProgress: Progress }

async function loadRows(
  application: Application,
  client: pg.PoolClient,
  { count, seed, onProgress }: Load,
): Promise<number> {
  const vocabulary = makeVocabulary(wordCount, seed)
  const begin = application.now().getTime() - publishedOver
  let written = Promise.resolve(0)
  let all = 0
  for (let start = 0; start < count; start += rowsAtOnce) {
    const batch = Array.from({ length: Math.min(rowsAtOnce, count - start) }, (_, position) => {
      const number = start + position
      const at = new Date(begin + Math.floor((number / count) * publishedOver))
      return rowOf(application, bulkReport(vocabulary, seed, number), { number, at })
    })
    // While the database writes one batch, the next one is made.
    all += await written
    written = client.query(statement, columnsOf(batch)).then(({ rowCount }) => rowCount ?? 0)
    written.catch(() => {})
    onProgress(Math.min(start + rowsAtOnce, count), count)
  }
  return all + (await written)
}

function rowOf(
  application: Application,
  { id, words, credibility }: BulkReport,
  { number, at }: { number: number; at: Date },
) {
  const { key, wrappedKeys } = application.vault.newKey({ kind: 'report', id })
  const [wrapped] = wrappedKeys
  const day = dayInNigeria(at).slice(2).replaceAll('-', '')
  return [
    ...[id, `WR-${day}${10_000 + (number % 90_000)}`, credibility],
    ...[key.seal('words:1', words), at.toISOString(), wrapped?.recipient, wrapped?.wrapped],
    ...[words.wrongKind, words.sector, words.state, JSON.stringify(words), searchText(words)],
  ] as const
}

function columnsOf(rows: readonly (readonly unknown[])[]): unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]))
}

const statement = `
  with given as (
    select * from unnest($1::uuid[], $2::text[], $3::numeric[], $4::bytea[], $5::timestamptz[], $6::text[], $7::bytea[],
      $8::text[], $9::text[], $10::text[], $11::jsonb[], $12::text[])
    as given (id, reference_number, credibility, sealed, at, recipient, wrapped, wrong_kind, sector, state, document, doc)
  ), stored as (
    insert into reports (id, reference_number, submission_key, status, credibility_rating, sealed_words, created_at, updated_at)
    select id, reference_number, id, 'approved', credibility, sealed, day_of(at), day_of(at) from given
    on conflict do nothing returning id
  ), keys as (
    insert into sealed_keys (subject_kind, subject_id, recipient, wrapped, bound_as)
    select 'report', id, recipient, wrapped, 'report' from given join stored using (id)
  ), shown as (
    insert into public_reports (report_id, reference_number, status, document, credibility_rating, verification_method,
      verified_on, published_at)
    select id, reference_number, 'approved', document, credibility, '${archiveStanding.verificationMethod}', ${dayOfMoment('at')}, at
    from given join stored using (id)
  )
  insert into search_docs (id, kind, report_id, listed_at, wrong_kind, sector, state, credibility, doc)
  select id, 'report', id, at, wrong_kind, sector, state, credibility, doc from given join stored using (id) order by at, id`
