import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Kept } from '#domain/retention/kept.ts'
import { daysOfReport } from '#domain/retention/report-ends.ts'
import { endingNames, retention } from '#domain/retention/retention.ts'
import { minutes } from '#domain/time/durations.ts'
import { startSession } from '#server/access/sessions.ts'
import { personalTables } from '#server/database/notes/column-notes.ts'
import { cast } from '#tests/cast.ts'
import { type HeldThing, makeHeldThing } from '#tests/support/held/held-things.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { sweep } from './sweep.ts'

test('every table of the database is in the retention table, and no other', async () => {
  const application = await withApplication()
  const { rows } = await application.database.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  const held = Object.values<Kept>(retention).flatMap(({ tables }) => tables)
  expect([...new Set(held)].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('the privacy page says of everything how long it is kept', () => {
  expect(personalTables(daysOfReport).length).toBeGreaterThan(20)
  for (const { title, kept } of personalTables(daysOfReport)) expect(kept, title).toMatch(/\.$/)
})

test.for(endingNames)('%s ends when its period is over, and not before', async (name) => {
  const application = await withApplication()
  const thing = await makeHeldThing[name](application)
  application.later(thing.lives - minutes(1))
  await sweepAll(application)
  expect(await countOf(application, thing)).toBe(1)
  application.later(minutes(1) + 1)
  await sweepAll(application)
  expect(await countOf(application, thing)).toBe(0)
})

test('what cannot be ended does not keep the rest', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await startSession(application, reporter)
  application.later(retention.draft.ends.after)
  await application.database.pool.query('alter table report_claims rename to away')
  await expect(sweep(application, 'hourly')).rejects.toThrow('not swept: claim')
  const { rows } = await application.database.pool.query('select * from sessions')
  expect(rows).toEqual([])
})

async function sweepAll(application: TestApplication): Promise<void> {
  await sweep(application, 'hourly')
  await sweep(application, 'daily')
}

async function countOf({ database, storageFolder }: TestApplication, thing: HeldThing): Promise<number> {
  if ('stored' in thing)
    return (await readdir(thing.within ?? storageFolder)).filter((name) => name === thing.stored).length
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${thing.rows}`,
  )
  return rows[0]?.count ?? 0
}
