import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { cast } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'

const day = days(1)

test('two devices: each session with its days, this one marked and first, and no more than that', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const here = await startSession(application, reporter)
  application.later(2 * day)
  await startSession(application, reporter)
  await startSession(application, reporter, 'pending')
  await startSession(application, stranger)
  const session = await findSession(application, here)
  expect(await listOwnSessions(application, reporter, session?.id ?? '')).toEqual([
    { id: session?.id, since: '2026-11-21', lastUsedOn: '2026-11-23', isThis: true },
    { id: expect.any(String), since: '2026-11-23', lastUsedOn: '2026-11-23', isThis: false },
  ])
})

test('one is ended, the others stay; then all others are ended', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const tokens = [1, 2, 3].map(() => startSession(application, reporter))
  const [here = '', there = '', yonder = ''] = await Promise.all(tokens)
  const [hereId, thereId] = [
    (await findSession(application, here))?.id ?? '',
    (await findSession(application, there))?.id,
  ]
  await endOwnSession(application, reporter, thereId)
  expect(await findSession(application, there)).toBeNull()
  expect(await findSession(application, yonder)).not.toBeNull()
  await endOtherSessions(application, reporter, hereId)
  expect(await findSession(application, yonder)).toBeNull()
  expect(await findSession(application, here)).not.toBeNull()
})

test('no one ends the session of another person', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const token = await startSession(application, reporter)
  const { id } = (await findSession(application, token)) ?? {}
  await endOwnSession(application, stranger, id)
  await endOtherSessions(application, stranger, id ?? '')
  expect(await findSession(application, token)).not.toBeNull()
  for (const odd of [undefined, '', 'x', "' or 1=1"])
    await expect(endOwnSession(application, reporter, odd)).rejects.toMatchObject({ kind: 'not-found' })
})
