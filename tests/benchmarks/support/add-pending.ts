import { sealHeader } from '#server/cases/headers/case-headers.ts'
import { bulkReport } from '#server/database/seed/bulk/bulk-report.ts'
import { makeVocabulary } from '#server/database/seed/bulk/vocabulary.ts'
import type { Application } from '#server/kernel/application.ts'

const pending = 10_000
const rowsAtOnce = 1_000

/** 10,000 reports that wait, sealed as any other, and written straight into the tables, without the steps by which reports come in. */
export async function addPending(application: Application): Promise<void> {
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

export async function countPending({ database }: Application): Promise<number> {
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
