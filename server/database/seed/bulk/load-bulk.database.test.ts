import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { searchPublicReports } from '#server/finding/public-list.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { loadBulk } from './load-bulk.ts'

test('what was loaded in bulk is found and counted like what was approved', async () => {
  const application = await withApplication()
  expect(
    await loadBulk(application, {
      owner: application.database.pool,
      count: 30,
      seed: 1,
      onProgress: () => {},
    }),
  ).toBe(30)
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
