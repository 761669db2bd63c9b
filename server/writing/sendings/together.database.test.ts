import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { logWaiting, receipts } from '#server/database/log-schema.ts'
import { profiles } from '#server/database/people-schema.ts'
import { events, reports, sealedKeys, sourceAccess } from '#server/database/schema.ts'
import { presentPerson } from '#server/people/people-queries.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { submitReport } from '#server/writing/submit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('two hundred at once, by account and by code, and each form twice, are two hundred reports', async () => {
  const application = await withApplication()
  const people = await peopleOf(application, 100)
  const forms = people.map(() => randomUUID())
  const byAccount = (person: Person, place: number) =>
    submitReport(application, person, { ...buildReport(), submissionKey: forms[place] })
  const byCode = (formNumber: string) => sendReport(application, { ...buildReport(), formNumber }, null)
  const [accounts, again, codes, codesAgain] = await Promise.all([
    Promise.all(people.map(byAccount)),
    Promise.all(people.map(byAccount)),
    Promise.all(forms.map(byCode)),
    Promise.all(forms.map(byCode)),
  ])
  expect(again).toEqual(accounts)
  expect(codesAgain).toEqual(codes)
  const numbers = [...accounts, ...codes].map(({ referenceNumber }) => referenceNumber)
  expect(new Set(numbers).size).toBe(200)
  const { queries } = application.database
  for (const table of [reports, receipts, sealedKeys])
    expect(await queries.select({ rows: count() }).from(table)).toEqual([{ rows: 200 }])
  expect(await queries.select({ rows: count() }).from(sourceAccess)).toEqual([{ rows: 100 }])
  const told = await queries
    .select({ subject: events.subjectId })
    .from(events)
    .where(eq(events.kind, 'report.submitted'))
  expect(new Set(told.map(({ subject }) => subject)).size).toBe(200)
  expect(told).toHaveLength(200)
  const waiting = await queries
    .select({ rows: count() })
    .from(logWaiting)
    .where(sql`source <> 'signing_keys'`)
  expect(waiting).toEqual([{ rows: 400 }])
  const counted = await queries.execute(sql`select sum(reports)::int as all from report_counts`)
  expect(counted.rows).toEqual([{ all: 200 }])
})

test('one that is refused, one with a draft and one that came before leave the others as they are', async () => {
  const application = await withApplication()
  const [busy, drafting, ...others] = await peopleOf(application, 12)
  if (!busy || !drafting) throw new Error('there are no people')
  for (const each of ['1', '2', '3', '4', '5']) await submitted(application, busy, { evidence: each })
  const draft = await saveDraft(application, drafting, { ...buildReport(), submissionKey: randomUUID() })
  const known = { ...buildReport(), submissionKey: randomUUID() }
  const [first] = others
  if (!first) throw new Error('there are no people')
  const before = await submitReport(application, first, known)
  const answers = await Promise.allSettled([
    ...others.map((person) => submitted(application, person)),
    submitted(application, busy),
    submitReport(application, drafting, { ...buildReport(), submissionKey: draft.id }),
    submitReport(application, first, known),
  ])
  const [again, drafted, refused] = answers.toReversed()
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(others.length + 2)
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'reports-this-month' } })
  expect(drafted).toMatchObject({ status: 'fulfilled' })
  expect(again).toEqual({ status: 'fulfilled', value: before })
  const { rows } = await application.database.pool.query('select count(*)::int as drafts from drafts')
  expect(rows).toEqual([{ drafts: 0 }])
})

test('of a crowd by code from one network those after the fifth are read later, however they shared transactions', async () => {
  const application = await withApplication()
  const send = (network: string | null) =>
    sendReport(application, { ...buildReport(), formNumber: randomUUID() }, network)
  const crowd = Array.from({ length: 21 }, () => '192.0.2.0/24')
  await Promise.all([...crowd, '198.51.100.0/24', null, null].map(send))
  const kept = () =>
    application.database.queries
      .select({ rows: count() })
      .from(sourceAccess)
      .where(eq(sourceAccess.inQuarantine, true))
  expect(await kept()).toEqual([{ rows: 16 }])
  await Promise.all(['192.0.2.0/24', '198.51.100.0/24'].map(send))
  expect(await kept()).toEqual([{ rows: 17 }])
})

test('a sender whose lock another transaction has is waited for, and the others are not', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const other = await application.database.pool.connect()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [reporter.id])
  let isStored = false
  const [held, free] = [reporter, stranger].map((person) => submitted(application, person))
  void held?.then(() => {
    isStored = true
  })
  await free
  expect(isStored).toBe(false)
  await other.query('commit')
  other.release()
  expect(await held).toMatchObject({ id: expect.any(String) })
})

async function peopleOf({ database, now }: TestApplication, number: number): Promise<Person[]> {
  const rows = await database.queries
    .insert(profiles)
    .values(
      Array.from({ length: number }, (_, place) => ({
        id: randomUUID(),
        username: `person${place}`,
        email: `person${place}@example.org`,
        createdAt: now(),
      })),
    )
    .returning()
  return rows.map((profile) => presentPerson(profile))
}
