import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Actor, visitor } from '#domain/actor.ts'
import { archiveRecords, matchKeySubjects, matchKeys, subjectsToIndex } from '#server/database/schema.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { hearEvents } from '#server/events/hear-events.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted, wholeCast } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { findSimilar } from './find-similar.ts'
import { makeMatchKeys } from './make-match-keys.ts'

async function markAll(application: TestApplication): Promise<void> {
  while ((await makeMatchKeys(application)) > 0);
}

async function namesBeside(application: TestApplication, actor: Actor, id: string): Promise<string[]> {
  const { entries } = await findSimilar(application, actor, id)
  return entries.map(({ personName }) => personName)
}

test('staff see sealed reports on the same person, strongest first, and why each matched', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  const { id } = await submitted(application, reporter, { personName: 'Alhaji Muhammadu Bello Katagum' })
  const others = ['M. B. Katagum', 'Katagum, Mohammed Bello', 'Muhammad Katagum', 'Chief Sani Bello Katagum']
  for (const personName of others) await submitted(application, stranger, { personName })
  await markAll(application)

  const { entries, left } = await findSimilar(application, reviewer, id)
  expect(left).toBe(0)
  expect(entries.map(({ personName, strength }) => [personName, strength])).toEqual([
    ['Katagum, Mohammed Bello', 'same'],
    ['M. B. Katagum', 'likely'],
    ['Muhammad Katagum', 'likely'],
  ])
  expect(entries[0]).toMatchObject({
    status: 'pending',
    about: 'Director of Works, Kaduna',
    why: [
      'Muhammadu and Mohammed are spellings of one name.',
      'The same names stand in another order.',
      'A title was left out: Alhaji.',
    ],
  })
})

test('a thing that two reports name makes them similar, no matter who they are about', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const words = [
    { personName: 'Misali Kirkira', suspectedAssets: 'A jeep, ABC-123DE, parked at 12 Misali Close.' },
    { personName: 'Akuko Ifo', suspectedAssets: 'His driver has the jeep abc123de.' },
    { personName: 'Alo Itan', suspectedAssets: 'The house at No. 12, Misali Close is let.' },
    { personName: 'Sample Story', suspectedAssets: 'Another jeep, XYZ-999DE, at 13 Misali Close.' },
  ]
  const [first] = await Promise.all(words.map((each) => submitted(application, reporter, each)))
  await markAll(application)
  const { entries } = await findSimilar(application, reviewer, first?.id ?? '')
  expect(Object.fromEntries(entries.map(({ personName, why }) => [personName, why]))).toEqual({
    'Akuko Ifo': ['Both give the number plate ABC-123DE.'],
    'Alo Itan': ['Both give the address 12 misali close.'],
  })
})

test('a report is found whatever happened to it, and convictions beside it', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  await seedWhenEmpty(application)
  const [conviction] = await application.database.queries.select().from(archiveRecords)
  const personName = `Chief ${conviction?.name}`
  const { id } = await submitted(application, reporter, { personName })
  const rejected = await submitted(application, reporter, { personName: conviction?.name ?? '' })
  await rejectedByTwo(application, officer, rejected.id, { reason: 'No source.' })
  await markAll(application)
  const { entries } = await findSimilar(application, reviewer, id)
  expect(entries.map(({ referenceNumber, status }) => [referenceNumber, status])).toEqual(
    expect.arrayContaining([
      [rejected.referenceNumber, 'rejected'],
      [conviction?.referenceNumber, 'conviction'],
    ]),
  )
})

test('what shares no mark is never opened', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  const { id } = await submitted(application, reporter, { personName: 'Musa Ibrahim' })
  const alike = await submitted(application, stranger, { personName: 'Ibrahim Musa' })
  for (const personName of ['Sani Ibrahim', 'Musa Aliyu', 'Ngozi Dimgba'])
    await submitted(application, stranger, { personName })
  await markAll(application)
  const opened: string[] = []
  const { vault } = application
  application.vault = {
    ...vault,
    openKey(subject, wrappedKeys) {
      // The journal opens its own key.
      if (subject.kind === 'report') opened.push(subject.id)
      return vault.openKey(subject, wrappedKeys)
    },
  }
  expect(await namesBeside(application, reviewer, id)).toEqual(['Ibrahim Musa'])
  expect(new Set(opened)).toEqual(new Set([id, alike.id]))
})

test('only staff are shown similar reports, and none beside one of their own', async () => {
  const application = await withApplication()
  const people = await wholeCast(application)
  const { id } = await submitted(application, people.reporter)
  const own = await submitted(application, people.reviewer)
  await markAll(application)
  await expect(findSimilar(application, visitor, id)).rejects.toMatchObject({ code: 'sign-in-needed' })
  await expect(findSimilar(application, people.reporter, id)).rejects.toMatchObject({ code: 'access-denied' })
  for (const member of ['stranger', 'observer'] as const)
    await expect(findSimilar(application, people[member], id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(findSimilar(application, people.reviewer, own.id)).rejects.toMatchObject({ code: 'not-found' })
  expect((await findSimilar(application, people.officer, id)).entries).toHaveLength(1)
  const half = { ...people.officer, assurance: 'password' } as const
  await expect(findSimilar(application, half, id)).rejects.toMatchObject({ code: 'second-step-needed' })
})

test('staff in conflict of interest do not find a report beside another one either', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter, { evidence: 'The jeep ABC-123DE.' })
  await declareInterests(application, reviewer, { names: 'Quokka Wombat' })
  const personName = 'Wombat Quokka'
  await submitted(application, reporter, { personName, evidence: 'The jeep ABC-123DE.' })
  await markAll(application)
  expect(await namesBeside(application, officer, id)).toEqual([personName])
  expect(await namesBeside(application, reviewer, id)).toEqual([])
})

test('changed words are found by what they say now, and no longer by what they said', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  const one = await submitted(application, reporter, { personName: 'Misali Kirkira' })
  const other = await submitted(application, stranger, { personName: 'Kirkira Misali' })
  await markAll(application)
  expect(await namesBeside(application, reviewer, one.id)).toEqual(['Kirkira Misali'])
  await changeName(application, stranger, other.id, 'Akuko Ifo')
  await markAll(application)
  expect(await namesBeside(application, reviewer, one.id)).toEqual([])
  await changeName(application, stranger, other.id, 'Misali Kirkira')
  await markAll(application)
  expect(await namesBeside(application, reviewer, one.id)).toEqual(['Misali Kirkira'])
})

test('very many reports on one name: the newest are looked at, ten are shown, and the rest are counted', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const premium = { ...reporter, subscription: { ...reporter.subscription, tier: 'premium' as const } }
  for (let number = 0; number < 70; number += 1) await submitted(application, premium)
  await markAll(application)
  const { id } = await submitted(application, premium)
  const { entries, left } = await findSimilar(application, reviewer, id)
  expect(entries).toHaveLength(10)
  expect(left).toBe(40)
})

test('what was there before gets match keys from the schedule, again and again; two at once mark nothing twice', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { queries } = application.database
  const { id } = await submitted(application, reporter)
  await submitted(application, reporter, { personName: 'Kirkira Misali' })
  await hearEvents(application, 'match-keys')
  expect(await queries.select().from(subjectsToIndex)).toHaveLength(2)
  await Promise.all([doDueWork(application), doDueWork(application)])
  expect(await queries.select().from(subjectsToIndex)).toEqual([])
  expect(await namesBeside(application, reviewer, id)).toEqual(['Kirkira Misali'])

  for (let number = 0; number < 3; number += 1)
    await submitted(application, reporter, { personName: 'Misali Kirkira' })
  application.later(10_000)
  await Promise.all([doDueWork(application), makeMatchKeys(application), makeMatchKeys(application)])
  expect(await namesBeside(application, reviewer, id)).toHaveLength(4)
  expect(await queries.select().from(matchKeySubjects)).toHaveLength(5)
})

test('a marking that fails is begun again from where it was', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)
  const broken = {
    ...application,
    keys: { ...application.keys, marks: undefined },
  } as unknown as TestApplication
  await expect(makeMatchKeys(broken)).rejects.toThrow()
  const { queries } = application.database
  expect(await queries.select().from(subjectsToIndex)).toHaveLength(1)
  expect(await queries.select().from(matchKeys)).toEqual([])
  expect(await makeMatchKeys(application)).toBe(1)
})

test('the marks tell neither words, nor which reports are alike, nor how much a report lists', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { queries } = application.database
  const personName = 'Quokka Wombat'
  const one = await submitted(application, reporter, { personName })
  const other = await submitted(application, reporter, { personName, suspectedAssets: 'A jeep, QUO-123KA.' })
  await markAll(application)
  const rows = await queries.select().from(matchKeys)
  expect(rows).toHaveLength(64)
  const values = rows.flatMap(({ label, pointer }) => [label, pointer])
  expect(new Set(values).size).toBe(128)
  expect(values).not.toContain(one.id)
  expect(values).not.toContain(other.id)
  expect(await everyRow(application)).not.toMatch(/quokka|wombat/i)

  await queries.delete(subjectsToIndex).where(eq(subjectsToIndex.subjectId, one.id))
  await changeName(application, reporter, one.id, 'Akuko Ifo')
  await markAll(application)
  const after = await queries.select().from(matchKeys)
  const kept = after.filter(({ pointer }) => values.includes(pointer))
  expect(after).toHaveLength(96)
  expect(kept.length).toBeLessThan(64)
})

async function changeName(
  application: TestApplication,
  owner: Parameters<typeof editReport>[1],
  id: string,
  personName: string,
): Promise<void> {
  await editReport(application, owner, id, buildReport({ personName }))
}
