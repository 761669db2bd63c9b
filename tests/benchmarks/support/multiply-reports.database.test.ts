import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { loadBulk } from '#server/database/seed/bulk/load-bulk.ts'
import { listPublicReports, searchPublicReports } from '#server/finding/public-list.ts'
import { schemaOf } from '#tests/support/databases/schema-of.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { mostTimes, multiplyReports } from './multiply-reports.ts'

const made = 20
const times = 12

async function multiplied(): Promise<TestApplication> {
  const application = await withApplication()
  const owner = application.database.pool
  await loadBulk(application, { owner, count: made, seed: 1, onProgress: () => {} })
  const before = await schemaOf(owner)
  await multiplyReports(owner, times)
  expect(await schemaOf(owner)).toEqual(before)
  return application
}

test('reports that PostgreSQL copied leave what rows leave that come in with all triggers on', async () => {
  const { pool } = (await multiplied()).database
  const counts = async () => [
    (await pool.query('select word, ndoc from search_lexicon order by word collate "C"')).rows,
    (await pool.query('select * from search_facets order by facet collate "C"')).rows,
    (await pool.query('select * from report_counts as row order by row::text collate "C"')).rows,
  ]
  const left = await counts()
  const columns = 'id, kind, report_id, listed_at, wrong_kind, sector, state, credibility, doc'
  await pool.query(`create table docs_kept as select ${columns} from search_docs`)
  await pool.query('create table reports_kept as select * from reports')
  await pool.query('create table public_kept as select * from public_reports')
  await pool.query('delete from reports')
  await pool.query('insert into reports select * from reports_kept')
  const shown =
    'report_id, reference_number, status, document, credibility_rating, verification_method, verified_on, published_at'
  await pool.query(`insert into public_reports (${shown}) select ${shown} from public_kept`)
  await pool.query(`insert into search_docs (${columns}) select ${columns} from docs_kept`)
  expect(await counts()).toEqual(left)
})

test('each copy is listed and found under a number of its own', async () => {
  const application = await multiplied()
  const { rows } = await application.database.pool.query<{ number: string }>(
    'select reference_number as number from public_reports',
  )
  expect(new Set(rows.map(({ number }) => number)).size).toBe(made * times)
  expect((await listPublicReports(application, null)).count.rows).toBe(made * times)
  expect((await searchPublicReports(application, visitor, 'invented', null)).count.rows).toBe(made * times)
  const last = rows.at(-1)?.number ?? ''
  const { byNumber } = await searchPublicReports(application, visitor, last, null)
  expect(byNumber).toMatchObject([{ referenceNumber: last }])
})

test('more copies than a day has numbers are refused before anything is changed', async () => {
  const { pool } = (await withApplication()).database
  await expect(multiplyReports(pool, mostTimes + 1)).rejects.toThrow('no more numbers')
})
