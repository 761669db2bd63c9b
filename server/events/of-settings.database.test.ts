import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SettingEvent } from '#domain/events/setting-events.ts'
import { settingEvents } from '#domain/events/setting-events.ts'
import { events } from '#server/database/schema.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { areOfSettings } from './of-settings.ts'

const kinds = Object.keys(settingEvents) as SettingEvent['kind'][]

test('events of the site are looked up in their own index, whatever the number of other events', async () => {
  const { database } = await withApplication()
  const plan = await database.queries.transaction(async (inside) => {
    await inside.execute(sql`select set_config('enable_seqscan', 'off', true)`)
    const { rows } = await inside.execute<{ 'QUERY PLAN': string }>(
      sql`explain (costs off) select ${events.subjectId} from ${events} where ${areOfSettings(...kinds)} order by ${events.id}`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/Index Cond: \(kind = ANY/)
  expect(plan).not.toContain('Filter')
})
