import { expect, test } from 'vitest'
import { eventsByDay } from '#domain/events/report-events.ts'
import { minutes } from '#domain/time/durations.ts'
import { submitted, wholeCast } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { reportsInEachState } from '#tests/support/received/reports-in-each-state.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { keptMoments } from './kept-moments.ts'

const days = Object.keys(keptMoments).filter((place) => keptMoments[place] === 'day')

test('every column with a moment is a day, or says why it is not', async () => {
  const { database } = await withApplication()
  const { rows } = await database.pool.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name <> 'migrations'
       and table_name not in (select relname from pg_class where relispartition)`,
  )
  expect(rows.map(({ place }) => place).toSorted()).toEqual(Object.keys(keptMoments).toSorted())
  expect(Object.values(keptMoments).filter((why) => why !== 'day' && !why.endsWith('.'))).toEqual([])
})

test(
  'what a source did is stored as a day, in every table',
  async () => {
    const application = await withApplication()
    const { browsers } = await reportsInEachState(application, await openSite(application))
    await browsers.reporter.post('/notifications', { intent: 'read-all' })
    const { pool } = application.database
    const { rows: finer } = await pool.query(
      `select kind, occurred_at from events where kind = any($1) and not is_day(occurred_at)`,
      [[...eventsByDay]],
    )
    expect(finer).toEqual([])
    expect(await placesWithMoments(application)).toEqual([])
    expect((await pool.query('select from events where not is_day(occurred_at)')).rowCount).toBeGreaterThan(0)
  },
  minutes(2),
)

test('the database itself refuses the moment at which a report was sent or a draft was saved', async () => {
  const application = await withApplication()
  const { reporter } = await wholeCast(application)
  await submitted(application, reporter)
  const { pool } = application.database
  await expect(
    pool.query(`update reports set created_at = created_at + interval '1 second'`),
  ).rejects.toThrow('reports_created_on_a_day')
})

async function placesWithMoments({ database: { pool } }: TestApplication): Promise<string[]> {
  const found: string[] = []
  for (const place of days) {
    const [table, column] = place.split('.')
    const { rowCount } = await pool.query(`select from ${table} where not is_day(${column}) limit 1`)
    if (rowCount) found.push(place)
  }
  return found
}
