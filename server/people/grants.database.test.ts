import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { type Action, actions, verdict } from '#domain/permissions/can.ts'
import { minutes } from '#domain/time/durations.ts'
import { claimReport } from '#server/cases/claim-report.ts'
import { staffDeclarations } from '#server/database/people-schema.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { findReport } from '#server/reports/report-queries.ts'
import { cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { writeGrant } from '#tests/support/write-grant.ts'

const sealedReading: Action[] = ['report.attachments', 'report.read', 'report.signature', 'report.similar']

test('a grant opens one capacity on one subject, until its end and not after', async () => {
  const { application, stranger, subject, other } = await granted()
  const before = await allowedOn(application, stranger, other.id)
  expect(before).not.toContain('report.read')
  expect(added(await allowedOn(application, stranger, subject.id), before)).toEqual(sealedReading)

  expect(await showReport(application, stranger, subject.id)).toMatchObject({ reader: 'staff' })
  await expect(showReport(application, stranger, other.id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(claimReport(application, stranger, subject.id)).rejects.toMatchObject({
    code: 'access-denied',
  })

  application.later(minutes(60) - 1)
  expect(await showReport(application, stranger, subject.id)).toMatchObject({ reader: 'staff' })
  application.later(1)
  await expect(showReport(application, stranger, subject.id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await allowedOn(application, stranger, subject.id)).toEqual(before)
})

test('a grant opens nothing to anyone else, and nothing without the second step or to a suspended account', async () => {
  const { application, stranger, observer, subject } = await granted()
  await expect(showReport(application, observer, subject.id)).rejects.toMatchObject({ code: 'not-found' })
  const byPassword: Person = { ...stranger, assurance: 'password' }
  await expect(showReport(application, byPassword, subject.id)).rejects.toMatchObject({
    code: 'second-step-needed',
  })
  const suspended: Person = { ...stranger, status: 'suspended' }
  await expect(showReport(application, suspended, subject.id)).rejects.toMatchObject({ code: 'not-found' })
})

test('whom the sender of a report named sees nothing of it, also by a grant', async () => {
  const { application, stranger, subject } = await granted({ mustNotSee: 'Hauwa Gwajiyo' })
  await expect(showReport(application, stranger, subject.id)).rejects.toMatchObject({ code: 'not-found' })
})

async function granted(overrides: Record<string, string> = {}) {
  const application = await withApplication()
  const { reporter, stranger, observer } = await cast(application, 'reporter', 'stranger', 'observer')
  const subject = await submitted(application, reporter, overrides)
  const other = await submitted(application, reporter, { personName: 'Misali Na Biyu' })
  await writeGrant(application, {
    subject: { kind: 'report', id: subject.id },
    holderId: stranger.id,
    lives: minutes(60),
  })
  await declared(application, stranger)
  return { application, reporter, stranger, observer, subject, other }
}

async function allowedOn(application: TestApplication, person: Person, id: string): Promise<Action[]> {
  const report = await findReport(application.database.queries, { id, now: application.now(), application })
  // Rules about no thing in particular do not look at it.
  return actions.filter((action) => report && verdict(person, action, report.standing as never) === true)
}

function added(after: readonly Action[], before: readonly Action[]): Action[] {
  return after.filter((action) => !before.includes(action)).toSorted()
}

// What an expert declares before they are given anything.
async function declared({ vault, database, now }: TestApplication, { id }: Person): Promise<void> {
  const declaration = { names: ['Hauwa Gwajiyo'], employers: [], others: [] }
  await database.queries.insert(staffDeclarations).values({
    ...{ userId: id, declaredAt: now(), comparedAt: now() },
    sealedWords: vault.seal(`declaration:${id}`, declaration),
    sealedConflicts: vault.seal(`conflicts:${id}`, []),
  })
}
