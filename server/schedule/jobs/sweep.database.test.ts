import { expect, test } from 'vitest'
import { after, days, hours } from '#domain/time/durations.ts'
import { countTry } from '#server/access/rate-limit.ts'
import { startSession } from '#server/access/sessions.ts'
import { invitations, rateLimits, sessions, totpFactors } from '#server/database/people-schema.ts'
import { jobs } from '#server/database/schema.ts'
import { invitePerson } from '#server/people/invite-person.ts'
import { beginApp } from '#server/people/second-step/set-up-app.ts'
import { runDueJobs } from '#server/schedule/run-due-jobs.ts'
import { cast } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { handlers } from './handlers.ts'
import { beginSweeping } from './sweep.ts'

const day = days(1)

test('what has run out is deleted, what has not stays, and the next sweep waits for the next hour', async () => {
  const application = await withApplication()
  const { reporter, administrator } = await cast(application, 'reporter', 'administrator')
  const { queries } = application.database
  await startSession(application, reporter)
  await invitePerson(application, administrator, { role: 'reviewer' })
  await countTry(application, 'login:account', 'amina')
  await beginApp(application, reporter)
  application.later(6 * day)
  await startSession(application, reporter)
  application.later(2 * day)

  await Promise.all([beginSweeping(application), beginSweeping(application)])
  expect(await queries.select().from(jobs)).toHaveLength(1)
  await runDueJobs(application, handlers)
  expect(await queries.select().from(sessions)).toHaveLength(1)
  for (const table of [invitations, rateLimits, totpFactors])
    expect(await queries.select().from(table)).toEqual([])
  expect(await queries.select().from(jobs)).toMatchObject([
    { kind: 'sweep', runAt: after(application.now(), hours(1)) },
  ])
})
