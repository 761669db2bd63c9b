import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findSession, startSession } from '#server/access/sessions.ts'
import { issueToken } from '#server/people/account-tokens.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { returnByCode } from '#server/sources/visits.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { endEverySession } from './end-every-session.ts'

test('after a backup was put back, no session, visit or link of it is left, and people log in again', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer')
  const { pool } = application.database
  const code = (await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)).code
  const token = await startSession(application, reporter)
  await startSession(application, officer, 'full')
  await returnByCode(application, { sourceCode: code }, null)
  await issueToken(application, {
    purpose: 'reset-password',
    email: 'amina@example.org',
    userId: reporter.id,
  })

  // The backup, and what was ended after it.
  const tables = ['sessions', 'source_visits', 'account_tokens']
  for (const table of tables) await pool.query(`create table backup_of_${table} as select * from ${table}`)
  for (const table of tables) await pool.query(`delete from ${table}`)
  expect(await findSession(application, token)).toBeNull()
  for (const table of tables) await pool.query(`insert into ${table} select * from backup_of_${table}`)
  expect(await findSession(application, token)).not.toBeNull()

  expect(await endEverySession(application)).toEqual({ sessions: 2, visits: 1, links: 1 })
  for (const table of tables) expect((await pool.query(`select * from ${table}`)).rows, table).toEqual([])
  expect(await findSession(application, token)).toBeNull()
  expect(await findSession(application, await startSession(application, reporter))).not.toBeNull()
})
