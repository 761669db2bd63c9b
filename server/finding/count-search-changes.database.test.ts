import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ReportText } from '#domain/reports/fields.ts'
import { buildReport } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { changeIndex } from './change-index.ts'
import { countSearchChanges } from './count-search-changes.ts'
import { emptyIndexEntry, indexRating, indexReport, reindexReport } from './search-docs.ts'

const indexing = { searchIsDistributed: true }

test('what a job counts is what counting everything gives, for each way in which the index changes', async () => {
  const application = await withoutTriggers()
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
  await add(application, first, 'Bello vouchers')
  await add(application, second, 'Bello hostel')
  await add(application, third, 'Bello bungalow')
  expect(await counts(application)).toEqual([])
  await counted(application)
  await inside(application, (queries) => indexRating(indexing, queries, first, 4))
  await inside(application, (queries) => reindexReport(indexing, queries, second, wordsOf('Bello classroom')))
  await counted(application)
  const words = (await counts(application)).filter((line) => /^(bello|hostel|classroom|vouchers) /.test(line))
  expect(words).toEqual(['bello 3', 'classroom 1', 'vouchers 1'])
})

test('the words of what is retracted are gone in the same transaction, also those that no job has counted yet', async () => {
  const application = await withoutTriggers()
  const id = randomUUID()
  await add(application, id, 'Bello vouchers')
  await inside(application, (queries) => emptyIndexEntry(indexing, queries, id))
  expect(await counts(application)).toEqual(['kind:report 1'])
  await counted(application)
})

test('a change that is rolled back is not counted', async () => {
  const application = await withoutTriggers()
  const failed = inside(application, (queries) =>
    changeIndex(indexing, queries, [randomUUID()], () => Promise.reject(new Error('no'))),
  )
  await expect(failed).rejects.toThrow('no')
  const { rows } = await application.database.pool.query('select * from search_changes')
  expect(rows).toEqual([])
})

/** As `npm run distribute` leaves a database, but on one server. */
async function withoutTriggers(): Promise<TestApplication> {
  const application = await withApplication()
  // Of the tests on several servers, which count at once.
  await application.database.pool.query('drop trigger if exists counted_at_once on search_changes')
  if (!application.searchIsDistributed) await application.database.pool.query(takeAway)
  return { ...application, ...indexing }
}

const takeAway = `
  drop trigger search_docs_added on search_docs;
  drop trigger search_docs_changed on search_docs;
  drop trigger search_docs_removed on search_docs;
  alter table search_docs drop constraint search_docs_report_id_fkey`

function inside(
  { database }: TestApplication,
  work: Parameters<typeof database.queries.transaction>[0],
): Promise<unknown> {
  return database.queries.transaction(work)
}

async function add(application: TestApplication, id: string, evidence: string): Promise<void> {
  const report = { id, words: wordsOf(evidence), credibility: 0, at: application.now() }
  await inside(application, (queries) => indexReport(indexing, queries, report))
}

function wordsOf(evidence: string): ReportText {
  const empty = { suspectedItems: [], declaredItems: [], wrongKind: null, sector: null, state: null }
  // The words that are searched; what else a report has is not looked at.
  return { ...buildReport({ evidence }), ...empty } as unknown as ReportText
}

async function counted(application: TestApplication): Promise<void> {
  await countSearchChanges(application)
  const byJob = await counts(application)
  await application.database.pool.query('select recount_search()')
  expect(byJob).toEqual(await counts(application))
}

async function counts({ database: { pool } }: TestApplication): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select word || ' ' || ndoc as line from search_lexicon
     union all select facet || ' ' || ndoc from search_facets where ndoc > 0`,
  )
  return rows.map(({ line }) => line).toSorted()
}
