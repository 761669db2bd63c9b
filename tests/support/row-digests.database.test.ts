import { expect, test } from 'vitest'
import { startSession } from '#server/access/sessions.ts'
import { cast, submitted } from '#tests/cast.ts'
import { rowDigests, rowVersions } from './row-digests.ts'
import { withApplication } from './with-application.ts'

test.for([
  ['a new row', `insert into case_work (report_id) select id from reports`],
  ['a changed row', `update profiles set email = 'x@example.org'`],
  ['a row that is gone', 'delete from credentials'],
] as const)('%s is found', async ([, statement]) => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)
  const [digests, versions] = [await rowDigests(application), await rowVersions(application)]
  expect([await rowDigests(application), await rowVersions(application)]).toEqual([digests, versions])
  await application.database.pool.query(statement)
  expect(await rowDigests(application)).not.toEqual(digests)
  expect(await rowVersions(application)).not.toEqual(versions)
})

test('a session that is kept alive changes nothing, and one that is gone does', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await startSession(application, reporter)
  const versions = await rowVersions(application)
  await application.database.pool.query(`update sessions set expires_at = expires_at + interval '1 hour'`)
  expect(await rowVersions(application)).toEqual(versions)
  await application.database.pool.query('delete from sessions')
  expect(await rowVersions(application)).not.toEqual(versions)
})
