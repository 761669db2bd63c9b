import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { cast } from '#tests/cast.ts'
import { addSearchedReports } from '#tests/support/finding/searched-reports.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { lookAtSearch } from './look-at-search.ts'
import { seeAlarms } from './see-alarms.ts'

/** As on several servers, where no key joins the two tables. The tables themselves are on one here, unless Citus has them. */
async function onSeveralServers() {
  const application = await withApplication()
  const { pool } = application.database
  application.later(Date.now() - application.now().getTime())
  const { administrator } = await cast(application, 'administrator')
  await addSearchedReports(application, [
    {
      number: 'WR-26112710001',
      words: { personName: 'Sample Person', position: 'Clerk', suspectedAssets: 'Three houses.' },
      listedAt: application.now(),
    },
  ])
  await pool.query('alter table search_docs drop constraint if exists search_docs_report_id_fkey')
  const several: TestApplication = { ...application, searchIsDistributed: true }
  const ring = async () => (await seeAlarms(several, administrator)).filter((alarm) => alarm === 'search')
  return { application, several, pool, administrator, ring, look: () => lookAtSearch(several) }
}

test('an entry of the search whose report is gone rings on the panel, until a look finds none', async () => {
  const { pool, ring, look } = await onSeveralServers()
  await look()
  expect(await ring()).toEqual([])
  await pool.query(
    `insert into search_docs (id, kind, report_id, listed_at, credibility, doc)
     select id, 'report', id, now(), 0, 'gone' from (select gen_random_uuid() as id) as made`,
  )
  await look()
  expect(await ring()).toEqual(['search'])
  await pool.query(`delete from search_docs where doc = 'gone'`)
  await look()
  expect(await ring()).toEqual([])
})

test('a public report that the search does not have rings', async () => {
  const { pool, ring, look } = await onSeveralServers()
  await pool.query('delete from search_docs where id = (select report_id from public_reports)')
  await look()
  expect(await ring()).toEqual(['search'])
})

test('a look is good for three days, and a server that is away for longer rings', async () => {
  const { application, several, ring, look } = await onSeveralServers()
  await look()
  application.later(days(3) - 1)
  expect(await ring()).toEqual([])
  const away = { ...several.database, pool: { query: () => Promise.reject(new Error('a server is away')) } }
  const failing = { ...several, database: away as unknown as TestApplication['database'] }
  await expect(lookAtSearch(failing)).rejects.toThrow('away')
  application.later(1)
  expect(await ring()).toEqual(['search'])
})

test('on one server nothing is looked at, and what was found once rings no more', async () => {
  const { application, several, pool, administrator } = await onSeveralServers()
  await pool.query('delete from search_docs where id = (select report_id from public_reports)')
  await lookAtSearch(several)
  const one = { ...application, searchIsDistributed: false }
  expect(await seeAlarms(one, administrator)).not.toContain('search')
  await pool.query('delete from site_looks')
  await lookAtSearch(one)
  expect((await pool.query('select * from site_looks')).rows).toEqual([])
})
