import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { staffDeclarations } from '#server/database/people-schema.ts'
import { ownDeclaration } from '#server/people/declare-interests.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { runDueJobs } from '#server/schedule/run-due-jobs.ts'
import { cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { compareSome, type DeclarationMade } from './compare-declaration.ts'
import { findDeclaration, sealDeclaration } from './declaration-queries.ts'
import { listQueue } from './list-queue.ts'

/** Five reports, of which one mentions the reviewer's brother, and a declaration that was not compared with any yet. */
async function declaredAmongFive() {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const others = { personName: 'Sule Garba', evidence: 'Vouchers.' }
  for (const evidence of ['One.', 'Two.', 'Three.', 'Four.'])
    await submitted(application, reporter, { ...others, evidence })
  const { id } = await submitted(application, reporter, { ...others, evidence: 'Paid to Quokka Wombat.' })
  const declaration = { names: ['Bola Gwajiyo'], employers: [], others: ['Quokka Wombat'] }
  const declaredAt = application.now()
  await application.database.queries
    .update(staffDeclarations)
    .set({
      sealedWords: sealDeclaration(application, reviewer.id, declaration),
      ...{ declaredAt, comparedAt: null, comparedThrough: null, comparedReports: 0 },
    })
    .where(eq(staffDeclarations.userId, reviewer.id))
  return { application, reviewer, hidden: id, made: { userId: reviewer.id, declaredAt } }
}

async function progressOf(application: TestApplication, person: Person) {
  return (await ownDeclaration(application, person))?.comparing
}

test('until everything is compared its person sees no report, and is told how far it is', async () => {
  const { application, reviewer, made } = await declaredAmongFive()
  expect(await compareSome(application, made, { reports: 2, batches: 2 })).toBe(false)
  expect(await progressOf(application, reviewer)).toEqual({ compared: 4, all: 5 })
  await expect(queueOf(application, reviewer)).rejects.toMatchObject({ code: 'declaration-needed' })
})

test('what was cut off goes on where it stopped, and in the end the reports that fit are hidden', async () => {
  const { application, reviewer, hidden, made } = await declaredAmongFive()
  expect(await compareSome(application, made, { reports: 2, batches: 1 })).toBe(false)
  expect(await compareSome(application, made, { reports: 2, batches: 5 })).toBe(true)
  expect(await progressOf(application, reviewer)).toBeNull()
  expect((await findDeclaration(application, application.database.queries, reviewer.id))?.conflicts).toEqual([
    hidden,
  ])
  expect(await queueOf(application, reviewer)).toHaveLength(4)
})

test('a job ends what a request began', async () => {
  const { application, reviewer, hidden, made } = await declaredAmongFive()
  await compareSome(application, made, { reports: 2, batches: 1 })
  const data = { userId: made.userId, declaredAt: made.declaredAt.toISOString() }
  await enqueue(application, application.database.queries, { kind: 'declaration.compare', data })
  await runDueJobs(application, handlers)
  expect(await queueOf(application, reviewer)).toHaveLength(4)
  expect((await findDeclaration(application, application.database.queries, reviewer.id))?.conflicts).toEqual([
    hidden,
  ])
})

test('several who compare the same declaration at once count each report once', async () => {
  const { application, reviewer, made } = await declaredAmongFive()
  const all = Array.from({ length: 3 }, () => compareSome(application, made, { reports: 1, batches: 40 }))
  expect(await Promise.all(all)).toEqual([true, true, true])
  const stored = await findDeclaration(application, application.database.queries, reviewer.id)
  expect([stored?.comparedReports, stored?.conflicts.length]).toEqual([5, 1])
})

test('a declaration that was made again is not marked as compared by what was begun for the first', async () => {
  const { application, reviewer, made } = await declaredAmongFive()
  const older: DeclarationMade = { ...made, declaredAt: new Date(made.declaredAt.getTime() - 1) }
  expect(await compareSome(application, older, { reports: 100, batches: 1 })).toBe(true)
  expect(await progressOf(application, reviewer)).toEqual({ compared: 0, all: 5 })
})

async function queueOf(application: TestApplication, person: Person) {
  return (await listQueue(application, person, readQueueFilters(new URLSearchParams()), null)).entries
}
