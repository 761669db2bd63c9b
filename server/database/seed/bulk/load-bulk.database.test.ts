import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { searchPublicReports } from '#server/finding/public-list.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { schemaOf } from '#tests/support/databases/schema-of.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { bulkTables } from './bulk-rows.ts'
import { loadBulk } from './load-bulk.ts'

test('what was loaded in bulk is found and counted like what was approved', async () => {
  const application = await withApplication()
  expect(await load(application, 30)).toBe(30)
  expect(await rowsFound(application, 'invented')).toBe(30)
  await approveOne(application)
  expect(await rowsFound(application, 'kerosene')).toBe(1)
  await expectRightCounts(application)
})

test('a load that breaks off leaves nothing, and what is approved after it is found', async () => {
  const application = await withApplication()
  const breaksOff = () => {
    throw new Error('broke off')
  }
  await expect(
    loadBulk(application, { owner: application.database.pool, count: 30, seed: 1, onProgress: breaksOff }),
  ).rejects.toThrow('broke off')
  expect(await rowsFound(application, 'invented')).toBe(0)
  await approveOne(application)
  expect(await rowsFound(application, 'kerosene')).toBe(1)
  await expectRightCounts(application)
})

test('a load leaves what rows leave that come in one by one, with all triggers, keys and indexes on', async () => {
  const application = await withApplication()
  const { pool } = application.database
  const schemaBefore = await schemaOf(pool)
  await load(application, 40)
  expect(await schemaOf(pool)).toEqual(schemaBefore)
  const loaded = await leftBy(application)
  for (const [table, columns] of Object.entries(bulkTables))
    await pool.query(`create table ${table}_loaded as select ${columns} from ${table}`)
  await pool.query('delete from reports')
  expect((await leftBy(application)).public_reports).toEqual([])
  for (const [table, columns] of Object.entries(bulkTables)) {
    const { rows } = await pool.query<{ place: string }>(`select ctid::text as place from ${table}_loaded`)
    for (const { place } of rows)
      await pool.query(
        `insert into ${table} (${columns}) select ${columns} from ${table}_loaded where ctid = $1::tid`,
        [place],
      )
    await pool.query(`drop table ${table}_loaded`)
  }
  expect(await leftBy(application)).toEqual(loaded)
})

test('a second load of the same reports adds none, and what it left out is not half there', async () => {
  const application = await withApplication()
  await load(application, 20)
  const before = await leftBy(application)
  expect(await load(application, 20)).toBe(0)
  expect(await leftBy(application)).toEqual(before)
})

function load(application: TestApplication, count: number): Promise<number> {
  return loadBulk(application, { owner: application.database.pool, count, seed: 1, onProgress: () => {} })
}

/** All rows that a load writes, or that triggers write because of them. */
async function leftBy({ database: { pool } }: TestApplication): Promise<Record<string, unknown[]>> {
  const left: Record<string, unknown[]> = {}
  for (const table of [...Object.keys(bulkTables), ...counted])
    left[table] = (await pool.query(`select row.* from ${table} as row order by row::text collate "C"`)).rows
  return left
}

const counted = ['search_lexicon', 'search_facets', 'report_counts', 'case_headers', 'search_changes']

async function approveOne(application: TestApplication): Promise<void> {
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter, { evidence: 'The kerosene was paid for twice.' })
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, officer, id, buildStatements())
}

async function rowsFound(application: TestApplication, term: string): Promise<number> {
  const { count } = await searchPublicReports(application, visitor, term, null)
  return count.rows
}

async function expectRightCounts({ database: { pool } }: TestApplication): Promise<void> {
  const counts = async () => (await pool.query('select word, ndoc from search_lexicon order by word')).rows
  const kept = await counts()
  await pool.query('select recount_search()')
  expect(kept).toEqual(await counts())
}
