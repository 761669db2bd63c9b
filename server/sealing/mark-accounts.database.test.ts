import { expect, test } from 'vitest'
import { cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { markOf } from './account-marks.ts'
import { markAccounts } from './mark-accounts.ts'

test('a start that found no number of an account left looks at no row again', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)
  const { pool } = application.database
  await pool.query('update reports set owner_mark = $1', [reporter.id])
  await markAccounts(application)
  const { rows } = await pool.query('select owner_mark from reports')
  expect(rows).toEqual([{ owner_mark: markOf(application, 'reports', reporter.id) }])
  // Not even where the tables cannot be read.
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table reports, drafts, notifications, profiles in access exclusive mode')
  expect(await markAccounts(application)).toEqual([])
  await client.query('rollback')
  client.release()
})
