import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { cast, password } from '#tests/cast.ts'
import { codeAt, withAppSetUp } from '#tests/support/second-step.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmSession } from './confirm-session.ts'
import { findSession, startSession } from './sessions.ts'

const sixMinutes = minutes(6)

test('the password, or a code, confirms the session under a new token; the old one is worthless', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { secret, token } = await withAppSetUp(application, reporter)
  application.later(sixMinutes)
  const byPassword = await confirmSession(application, token, { confirmation: password })
  expect((await findSession(application, byPassword))?.person.isConfirmed).toBe(true)
  expect(await findSession(application, token)).toBeNull()

  application.later(sixMinutes)
  expect((await findSession(application, byPassword))?.person.isConfirmed).toBe(false)
  const confirmation = codeAt(secret, application.now())
  const byCode = await confirmSession(application, byPassword, { confirmation })
  expect((await findSession(application, byCode))?.person).toMatchObject({
    isConfirmed: true,
    assurance: 'full',
  })
  await expect(confirmSession(application, byCode, { confirmation })).rejects.toMatchObject({
    code: 'confirmation-wrong',
  })
})

test('neither a wrong password, nor another’s, nor an empty one confirms; ten tries, then a pause', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const token = await startSession(application, reporter)
  for (const confirmation of ['', undefined, 7])
    await expect(confirmSession(application, token, { confirmation })).rejects.toMatchObject({
      kind: 'invalid',
    })
  for (let each = 4; each <= 10; each += 1)
    await expect(confirmSession(application, token, { confirmation: 'wrong' })).rejects.toMatchObject({
      code: 'confirmation-wrong',
    })
  await expect(confirmSession(application, token, { confirmation: password })).rejects.toMatchObject({
    code: 'too-many-tries',
  })
  expect(await findSession(application, token)).not.toBeNull()
})

test('a session that owes its second step cannot be confirmed by the password', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const token = await startSession(application, reporter, 'pending')
  await expect(confirmSession(application, token, { confirmation: password })).rejects.toMatchObject({
    kind: 'sign-in-needed',
  })
})

test('when two tabs confirm at once, one has the new token, and the other is asked to log in', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const token = await startSession(application, reporter)
  const answers = await Promise.allSettled(
    [1, 2].map(() => confirmSession(application, token, { confirmation: password })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
