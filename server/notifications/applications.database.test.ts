import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { profiles } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import { hearEvents } from '#server/events/hear-events.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { withdrawApplication } from '#server/experts/own-application.ts'
import { cast } from '#tests/cast.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listNotifications } from './list-notifications.ts'
import { savePreferences } from './preferences.ts'
import { readNotification } from './read-notification.ts'

test('administrators are told that a person applied as an expert, with the day and without the person', async () => {
  const { application, reporter, reviewer, officer, administrator } = await staffed()
  await sendApplication(application, reporter, buildExpert())
  await heard(application)
  const [news, ...others] = await newsOf(application, administrator)
  expect(others).toEqual([])
  expect(news).toMatchObject({
    ...{ type: 'new_expert_application', title: 'Application of an expert', reportId: null },
    createdAt: '2026-11-20T23:00:00.000Z',
  })
  expect(JSON.stringify(news)).not.toContain(reporter.id)
  expect(await readNotification(application, administrator, news?.id ?? '')).toMatchObject({
    kind: 'expert.applied',
  })
  for (const person of [reporter, reviewer, officer]) expect(await newsOf(application, person)).toEqual([])
  const written = await application.database.queries.select().from(events)
  const event = written.find(({ kind }) => kind === 'expert.applied')
  expect(event?.occurredAt.toISOString()).toBe('2026-11-20T23:00:00.000Z')
})

test('an application that was withdrawn before it was told is told to no one, and one sent again is told again', async () => {
  const { application, reporter, administrator } = await staffed()
  await sendApplication(application, reporter, buildExpert())
  await withdrawApplication(application, reporter)
  await heard(application)
  expect(await newsOf(application, administrator)).toEqual([])
  await sendApplication(application, reporter, buildExpert())
  await heard(application)
  expect(await newsOf(application, administrator)).toHaveLength(1)
})

test('an administrator who does not want it is not told', async () => {
  const { application, reporter, administrator } = await staffed()
  await savePreferences(application, administrator, { digest: 'at_once' })
  await sendApplication(application, reporter, buildExpert())
  await heard(application)
  expect(await newsOf(application, administrator)).toEqual([])
})

async function staffed() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'administrator')
  await application.database.queries.update(profiles).set({ secondStepSince: application.now() })
  return { application, ...people }
}

async function heard(application: TestApplication): Promise<void> {
  await hearEvents(application, 'arrivals')
}

async function newsOf(application: TestApplication, person: Person) {
  return (await listNotifications(application, person)).notifications
}
