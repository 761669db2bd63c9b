import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { daysOfReport, daysUntilAnnounced } from '#domain/retention/report-ends.ts'
import { days } from '#domain/time/durations.ts'
import { matchKeySubjects, subjectsToIndex } from '#server/database/schema.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { makeMatchKeys } from './make-match-keys.ts'

const migration = new URL(
  '../database/migrations/2026-11-29-35-match-keys-of-ended-reports.sql',
  import.meta.url,
)

async function markAll(application: TestApplication): Promise<void> {
  while ((await makeMatchKeys(application)) > 0);
}

/** What the index keeps of a report, sealed: where it leads to the report. */
async function labelsOf({ database, vault }: TestApplication, id: string): Promise<string> {
  const [row] = await database.queries
    .select()
    .from(matchKeySubjects)
    .where(eq(matchKeySubjects.subjectId, id))
  return row ? String(vault.open(`marks:${id}`, row.sealedLabels)) : 'no row'
}

async function endOf(application: TestApplication): Promise<void> {
  application.later(days(daysUntilAnnounced(daysOfReport.pending)))
  await sweep(application, 'daily')
  application.later(days(30))
  await sweep(application, 'daily')
}

test('no match key leads to a report whose text ended after its period', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter, { personName: 'Misali Kirkira' })
  await markAll(application)
  expect(await labelsOf(application, id)).not.toBe('')
  await endOf(application)
  await markAll(application)
  expect(await labelsOf(application, id)).toBe('')
})

test('the migration makes those of reports again that ended before it', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter, { personName: 'Misali Kirkira' })
  await endOf(application)
  await submitted(application, reporter, { personName: 'Akuko Ifo' })
  await markAll(application)
  await application.database.pool.query(await readFile(migration, 'utf8'))
  expect(await application.database.queries.select().from(subjectsToIndex)).toEqual([
    { subjectId: id, kind: 'report' },
  ])
})
