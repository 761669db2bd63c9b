import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days, hours, minutes } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { shownDocuments } from '#server/database/log-tree-schema.ts'
import { events, jobs, publicReports } from '#server/database/schema.ts'
import { atomFeed } from '#server/finding/atom-feed.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { runDueJobs } from '#server/schedule/run-due-jobs.ts'
import { checkShown } from '#server/transparency/shown/check-shown.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { wait } from '#tests/support/second-person/house.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { publicNotices } from './public-notices.ts'
import { drawNextBatch, publishBatch } from './publish-batch.ts'

const verification = { method: 'document_check', notes: 'Compared with the vouchers.' }
const usual = { every: minutes(30) }

async function site() {
  const application: TestApplication = { ...(await withApplication()), publication: usual }
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'administrator')
  return { application, ...people }
}

type Staff = { reporter: Person; reviewer: Person; officer: Person }

async function approved(
  application: TestApplication,
  { reporter, reviewer, officer }: Staff,
): Promise<string> {
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  expect(await approveReport(application, officer, id, buildStatements())).toBe('with-a-batch')
  return id
}

async function publicIds({ database }: TestApplication): Promise<string[]> {
  const rows = await database.queries.select({ id: publicReports.reportId }).from(publicReports)
  return rows.map(({ id }) => id)
}

async function kindsOf({ database }: TestApplication, id: string): Promise<string[]> {
  const rows = await database.queries.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id)
  return rows.map(({ kind }) => kind)
}

async function drawnAt({ database }: TestApplication): Promise<Date[]> {
  const rows = await database.queries.select().from(jobs).where(eq(jobs.kind, 'publication.batch'))
  return rows.map(({ runAt }) => runAt)
}

test('until its batch, an approval shows nothing to the public, and the same to its owner and staff', async () => {
  const { application, ...people } = await site()
  const { reporter, reviewer, officer } = people
  const id = await approved(application, people)

  expect(await publicIds(application)).toEqual([])
  expect((await listPublicReports(application, null)).cards).toEqual([])
  expect(await atomFeed(application)).not.toContain(id)
  expect(await publicNotices(application)).toEqual([])
  expect(await application.database.queries.select().from(shownDocuments)).not.toContainEqual(
    expect.objectContaining({ subjectKind: 'report' }),
  )
  for (const reader of [reporter, reviewer, officer]) {
    const { status, handling } = await showReport(application, reader, id)
    expect({ status, hours: handling.publicWithinHours }).toEqual({ status: 'pending', hours: 1 })
  }
  expect((await showReport(application, officer, id)).handling.approval).toBe('with-a-batch')
  const told = await listNotifications(application, reporter)
  expect(JSON.stringify(told)).not.toContain('Report approved')
  // Its owner is not told the moment of the approval either.
  expect(JSON.stringify((await showReport(application, reporter, id)).history)).not.toContain(
    'approval_given',
  )
})

test('a batch makes public what has rested, and everything tells of it then', async () => {
  const { application, ...people } = await site()
  const { reporter, officer } = people
  const early = await approved(application, people)
  application.later(minutes(5))
  const late = await approved(application, people)
  application.later(minutes(5))
  await publishBatch(application)

  expect(await publicIds(application)).toEqual([early])
  expect(await kindsOf(application, early)).toEqual([
    ...['report.submitted', 'report.verified', 'report.approval_given', 'report.approved'],
  ])
  const view = await showReport(application, reporter, early)
  expect(view).toMatchObject({ status: 'approved', handling: { publicWithinHours: null } })
  expect(JSON.stringify(await listNotifications(application, reporter))).toContain('Report approved')
  expect((await listPublicReports(application, null)).cards.map((card) => card.id)).toEqual([early])
  const shown = await application.database.queries.transaction(checkShown)
  expect(shown.problems).toEqual([])

  // The approver decided, not the process that runs the batch.
  const [event] = await application.database.queries
    .select()
    .from(events)
    .where(eq(events.kind, 'report.approved'))
  expect(event).toMatchObject({ actorKind: 'person', actorId: officer.id, occurredAt: application.now() })
  application.later(minutes(5))
  await publishBatch(application)
  expect(await publicIds(application)).toHaveLength(2)
  expect(await publicIds(application)).toContain(late)
})

test('two processes have one next batch, between 15 and 45 minutes away, and it survives a restart', async () => {
  const { application } = await site()
  await Promise.all([drawNextBatch(application), drawNextBatch({ ...application })])
  const [drawn, ...others] = await drawnAt(application)
  expect(others).toEqual([])
  const away = (drawn?.getTime() ?? 0) - application.now().getTime()
  expect(away).toBeGreaterThanOrEqual(minutes(15))
  expect(away).toBeLessThan(minutes(45))
  application.later(minutes(1))
  await drawNextBatch(application)
  expect(await drawnAt(application)).toEqual([drawn])
})

test('moments are drawn whether or not anything waits, and are uneven', async () => {
  const { application } = await site()
  const pauses = new Set<number>()
  for (let round = 0; round < 8; round += 1) {
    await drawNextBatch(application)
    const [drawn] = await drawnAt(application)
    const pause = (drawn?.getTime() ?? 0) - application.now().getTime()
    pauses.add(pause)
    application.later(pause)
    await runDueJobs(application, handlers)
    expect(await drawnAt(application)).toEqual([])
  }
  expect(pauses.size).toBe(8)
})

test('what runs at the drawn moment is the batch, within the hour of the approval', async () => {
  const { application, ...people } = await site()
  const id = await approved(application, people)
  for (let minute = 0; minute < 57; minute += 1) {
    await drawNextBatch(application)
    await runDueJobs(application, handlers)
    application.later(minutes(1))
  }
  expect(await publicIds(application)).toEqual([id])
})

test('two processes at once publish each report once', async () => {
  const { application, ...people } = await site()
  const ids = await Promise.all([1, 2, 3].map(() => approved(application, people)))
  application.later(minutes(10))
  await Promise.all([publishBatch(application), publishBatch({ ...application }), publishBatch(application)])
  expect((await publicIds(application)).toSorted()).toEqual(ids.toSorted())
  for (const id of ids)
    expect((await kindsOf(application, id)).filter((kind) => kind === 'report.approved')).toHaveLength(1)
})

test('a process that dies between two reports leaves whole ones, and the rest for the next', async () => {
  const { application, ...people } = await site()
  const ids = [await approved(application, people), await approved(application, people)]
  application.later(minutes(45))
  const { pool } = application.database
  // The second one fails in the middle of its transaction, after its decision was written.
  await pool.query(`create function die() returns trigger language plpgsql as $$
    begin if (select count(*) from public_reports) > 0 then raise exception 'died'; end if; return new; end $$`)
  await pool.query('create trigger die before insert on public_reports for each row execute function die()')
  await publishBatch(application)
  const [first = ''] = await publicIds(application)
  const rest = ids.filter((id) => id !== first)
  expect(rest).toHaveLength(1)
  expect(await kindsOf(application, rest[0] ?? '')).not.toContain('report.approved')
  expect(application.logged.join('\n')).toContain('a report did not go out')
  await pool.query('drop trigger die on public_reports')

  // A job of a process that is gone is taken by another once its lease has ended.
  await drawNextBatch(application)
  await pool.query(
    `update jobs set run_at = $1, leased_until = $2, attempts = 1 where kind = 'publication.batch'`,
    [application.now(), new Date(application.now().getTime() + minutes(5))],
  )
  await runDueJobs(application, handlers)
  expect(await publicIds(application)).toEqual([first])
  application.later(minutes(6))
  await runDueJobs(application, handlers)
  expect((await publicIds(application)).toSorted()).toEqual(ids.toSorted())
})

test('a clock that was days ahead, and came back, holds neither the next batch nor a report', async () => {
  const { application, ...people } = await site()
  application.later(days(3))
  await drawNextBatch(application)
  const id = await approved(application, people)
  application.later(-days(3))
  await drawNextBatch(application)
  const [drawn] = await drawnAt(application)
  expect((drawn?.getTime() ?? 0) - application.now().getTime()).toBeLessThan(minutes(45))
  await publishBatch(application)
  expect(await publicIds(application)).toEqual([id])
})

test('an approval that counts alone, after its public notice, waits for a batch as well', async () => {
  const application: TestApplication = { ...(await withApplication()), publication: usual }
  const { reporter, administrator } = await cast(application, 'reporter', 'administrator')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, administrator, id, verification)
  expect(await approveReport(application, administrator, id, buildStatements())).toBe('pending')
  await wait(application, hours(72))
  expect(await publicIds(application)).toEqual([])
  expect((await kindsOf(application, id)).at(-1)).toBe('report.approval_given')
  application.later(minutes(10))
  await publishBatch(application)
  expect(await publicIds(application)).toEqual([id])
})

test('an operator who publishes at once leaves nothing waiting', async () => {
  const { application, ...people } = await site()
  const id = await approved(application, people)
  await drawNextBatch({ ...application, publication: 'at once' })
  expect(await publicIds(application)).toEqual([id])
})
