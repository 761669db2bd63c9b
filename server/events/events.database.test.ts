import { expect, test, vi } from 'vitest'
import { verifyReport } from '#server/cases/verify-report.ts'
import { closeMessage } from '#server/conversations/close-message.ts'
import { listMessages } from '#server/conversations/list-messages.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import type { HubNews } from '#server/hub/hub.ts'
import { changesWhatIsPublic } from '#server/hub/kept-until-public-event.ts'
import { changeRole } from '#server/people/change-role.ts'
import { acceptInvitation } from '#server/people/invitations/accept-invitation.ts'
import { suspendPerson } from '#server/people/suspend-person.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { buildStatements, cast, password, submitted } from '#tests/cast.ts'
import { importedByTwo, openedInvitation } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'

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
    `select kind, actor_id, status_from, status_to, occurred_at from events where subject_kind = 'report' order by id`,
  )
  const at = new Date('2026-11-21T09:00:00Z')
  expect(rows.map((row) => Object.values(row))).toEqual([
    // The kind says who did it, and the account is named beside no report. Only the day of a source's act is kept.
    ['report.submitted', null, null, 'pending', new Date('2026-11-20T23:00:00Z')],
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
    {
      kind: 'event',
      announcement: { id: expect.any(Number), kind: 'report.submitted', subjectId: id, status: 'pending' },
    },
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
    subjectId: id,
    status: 'pending',
  })
  listener.release(true)
})

test('notifications that are written together announce each receiver once, and one that is read announces its own', async () => {
  const application = await withApplication()
  const { pool } = application.database
  const listener = await pool.connect()
  const announced: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => announced.push(payload))
  await listener.query('listen fitila_receivers')
  const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  await pool.query(
    `insert into notifications (id, receiver_mark, notification_type, kind, parameters, created_at)
      select gen_random_uuid(), receiver::uuid, 'team_news', 'team.joined', '{}', now()
      from unnest(array[$1, $2, $1]) receiver`,
    [one, other],
  )
  await vi.waitFor(() => expect(announced.toSorted()).toEqual([one, other]))
  await pool.query('update notifications set read_at = now() where receiver_mark = $1', [other])
  await vi.waitFor(() => expect(announced.slice(2)).toEqual([other]))
  listener.release(true)
})

test('each step of staff beside the reports is an event of its subject, with no content, name or address', async () => {
  const application = await withApplication()
  const { administrator, stranger } = await cast(application, 'administrator', 'stranger')
  await changeRole(application, administrator, stranger.id, { role: 'observer' })
  await suspendPerson(application, administrator, stranger.id, { reason: 'misused' })
  const link = await openedInvitation(application, administrator, { role: 'reviewer' })
  const account = { username: 'ibiso', email: 'ibiso@example.org', password, passwordAgain: password }
  await acceptInvitation(application, link.split('/').at(-1) ?? '', account)
  await sendMessage(
    application,
    { subject: 'question', text: 'Is there a printed form?', reply: 'box 7' },
    null,
  )
  const [message] = await listMessages(application, administrator)
  await closeMessage(application, administrator, message?.id)

  const { rows } = await application.database.pool.query(
    `select kind, subject_kind, detail from events where actor_id <> subject_id order by id`,
  )
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['person.role-changed', 'person', { roleFrom: 'reporter', roleTo: 'observer', alone: false }],
    ['person.suspended', 'person', { reason: 'misused' }],
    ['invitation.made', 'invitation', { role: 'reviewer' }],
    ['invitation.accepted', 'invitation', { role: 'reviewer' }],
    ['message.closed', 'message', {}],
  ])
  await advanceLog(application)
  expect(await checkLog(application)).toMatchObject({ waiting: 0, problems: [] })
})

test('an import is an event of each conviction, and others hear that what is public has changed', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const heard: HubNews[] = []
  application.hub.listen((news) => heard.push(news))
  await importedByTwo(application, administrator, convictions)

  const { rows } = await application.database.pool.query<{ id: string }>(
    'select id from archive_records order by id',
  )
  expect(rows).toHaveLength(2)
  expect(heard.filter(changesWhatIsPublic)).toHaveLength(2)
  const subjects = heard.flatMap((news) => (news.kind === 'event' ? news.announcement.subjectId : []))
  for (const { id } of rows) expect(subjects).toContain(id)
})

test.each(['events', 'log_entries', 'page_views'])(
  'a table with the columns and the keys of %s can be partitioned by month',
  async (table) => {
    const application = await withApplication()
    const by = { events: 'occurred_at', log_entries: 'month', page_views: 'day' }[table]
    const { pool } = application.database
    await pool.query('create schema scratch')
    await pool.query(
      `create table scratch.${table} (like public.${table} including all excluding identity) partition by range (${by})`,
    )
    await pool.query(
      `create table scratch.november partition of scratch.${table} for values from ('2026-11-01') to ('2026-12-01')`,
    )
    const { rows } = await pool.query(
      `select count(*)::int as keys from pg_constraint where conrelid = 'scratch.${table}'::regclass and contype = 'p'`,
    )
    expect(rows).toEqual([{ keys: 1 }])
  },
)

const convictions = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl,chargeNo',
  'Misali Kirkira,Lagos,Internet Fraud,"Federal High Court, Ikeja",2021-03-12,Two years,2021,https://example.org/1,FHC/1',
  'Hasashe Kirkira,Oyo,Cybercrime,"Federal High Court, Ibadan",2021,One year,2021,https://example.org/2,',
].join('\n')
