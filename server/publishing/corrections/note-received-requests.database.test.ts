import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { askedFor } from '#tests/support/correction-requests.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { noteReceivedRequests } from './note-received-requests.ts'

test('a request is an event once its day has ended, each once, and nothing tells at which hour it came', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, officer, id, buildStatements())
  const { pool } = application.database
  const noted = () =>
    pool.query(
      `select subject_id, actor_kind, actor_id, detail, occurred_at from events where kind = 'correction_request.received' order by id`,
    )
  await askedFor(application, id)
  await askedFor(application, id, { wrong: 'The estate is my aunt’s.' })
  await noteReceivedRequests(application)
  expect((await noted()).rows).toEqual([])

  application.later(days(1))
  await Promise.all([noteReceivedRequests(application), noteReceivedRequests(application)])
  const { rows } = await pool.query('select id from correction_requests order by id')
  const expected = { actor_kind: 'clock', actor_id: null, detail: {}, occurred_at: application.now() }
  expect((await noted()).rows).toEqual(rows.map((row) => ({ subject_id: row.id, ...expected })))
  expect(rows).toHaveLength(2)
})
