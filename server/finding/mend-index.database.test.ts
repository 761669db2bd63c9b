import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { lookIntoSearch } from '#server/database/distribution/look-into-search.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { countSearchChanges } from './count-search-changes.ts'
import { mendIndex } from './mend-index.ts'
import { listPublicReports, searchPublicReports } from './public-list.ts'

test('what is not public leaves the search, and public reports that it lacked come into it as they were', async () => {
  const application = await withApplication()
  const { pool } = application.database
  const shown = await publicReport(application, { words: { evidence: 'The kerosene was paid for twice.' } })
  const back = await publicReport(application, { ...shown, owner: shown.reporter })
  await retractReport(application, shown.officer, back.id, { reason: 'It named the wrong person.' })
  const entries = async () => (await pool.query('select * from search_docs order by id')).rows
  const before = await entries()
  if (!application.searchIsDistributed) await pool.query(takeAway)
  const several = { ...application, searchIsDistributed: true }
  expect(await mendIndex(several)).toEqual({ taken: 0, put: 0 })

  await pool.query('delete from search_docs where id = any($1)', [[shown.id, back.id]])
  await pool.query(
    `insert into search_docs (id, kind, report_id, listed_at, credibility, doc)
     select id, 'report', id, now(), 0, 'left behind' from (select gen_random_uuid() as id) as made`,
  )
  await pool.query('select recount_search()')
  expect(await lookIntoSearch(pool)).toEqual([
    'entries of no public report and no conviction: 1',
    'public reports without an entry: 2',
  ])
  expect(await mendIndex(several)).toEqual({ taken: 1, put: 2 })
  await countSearchChanges(several)
  expect(await lookIntoSearch(pool)).toEqual([])
  expect(await entries()).toEqual(before)

  application.hub.tell({ kind: 'missed' })
  expect((await searchPublicReports(several, visitor, 'kerosene', null)).count.rows).toBe(1)
  expect((await searchPublicReports(several, visitor, 'behind', null)).count.rows).toBe(0)
  expect((await listPublicReports(several, null)).cards).toHaveLength(2)
  const counted = async () => (await pool.query('select word, ndoc from search_lexicon order by word')).rows
  const lexicon = await counted()
  await pool.query('select recount_search()')
  expect(lexicon).toEqual(await counted())
})

/** As `npm run distribute` leaves a database, but on one server. */
const takeAway = `
  drop trigger search_docs_added on search_docs;
  drop trigger search_docs_changed on search_docs;
  drop trigger search_docs_removed on search_docs;
  alter table search_docs drop constraint search_docs_report_id_fkey`
