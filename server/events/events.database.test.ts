import { expect, test } from 'vitest'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import type { HubNews } from './hub.ts'

const verification = { method: 'document_check', notes: 'Compared.' }

test.each([
  `update events set kind = 'report.rejected'`,
  `update events set detail = '{}' where id = (select min(id) from events)`,
  'delete from events',
  'truncate events',
  'truncate events cascade',
  'delete from reports',
])('what happened is never changed: the database refuses %j', async (statement) => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)

  await expect(application.database.pool.query(statement)).rejects.toThrow()
  const { rows } = await application.database.pool.query('select kind from events')
  expect(rows).toEqual([{ kind: 'report.submitted' }])
})

test('every step is one event, with who, from where, to where and when, and no word of the report', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())

  const { rows } = await application.database.pool.query(
    'select kind, actor_id, status_from, status_to, occurred_at from events order by id',
  )
  const at = new Date('2026-11-21T09:00:00Z')
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['report.submitted', reporter.id, null, 'pending', at],
    ['report.verified', reviewer.id, 'pending', 'pending', at],
    ['report.approved', officer.id, 'pending', 'approved', at],
  ])
})

test('listeners hear of an event after its commit, and not at all of a step that was refused', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer', 'reviewer')
  const heard: HubNews[] = []
  application.hub.listen((news) => heard.push(news))
  const { id } = await submitted(application, reporter)
  await expect(approveReport(application, officer, id, buildStatements())).rejects.toMatchObject({
    code: 'verification-needed',
  })

  expect(heard).toEqual([
    { kind: 'event', announcement: { id: expect.any(Number), kind: 'report.submitted', reportId: id } },
  ])
})

test('the database itself announces a committed event to other processes', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const listener = await application.database.pool.connect()
  listener.on('error', () => {})
  const announced = new Promise<string | undefined>((resolve) => {
    listener.on('notification', ({ payload }) => resolve(payload))
  })
  await listener.query('listen fitila_events')
  const { id } = await submitted(application, reporter)

  expect(JSON.parse((await announced) ?? 'null')).toEqual({
    id: expect.any(Number),
    kind: 'report.submitted',
    reportId: id,
  })
  listener.release(true)
})
