import { expect, test } from 'vitest'
import { hours } from '#domain/time/durations.ts'
import { assuranceAfterPassword } from '#server/access/factors/second-steps.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { suspendPerson } from '#server/people/suspend-person.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { secondPeopleFor } from '#server/proposals/proposal-queries.ts'
import { cast } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { kindsIn, onlyProposal, profileOf, wait } from '#tests/support/second-person/house.ts'
import { withAppSetUp } from '#tests/support/second-step.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { endSessionsOfPerson } from './end-sessions.ts'
import { isOwnResetWaiting, resetSecondStep, stopOwnReset } from './reset-second-step.ts'
import { showPerson } from './show-person.ts'

test('an administrator logs a colleague out everywhere, and sees days of staff alone', async () => {
  const application = await withApplication()
  const { administrator, officer, reporter } = await cast(
    application,
    ...(['administrator', 'officer', 'reporter'] as const),
  )
  const token = await startSession(application, officer, 'full')
  const ofReporter = await startSession(application, reporter)
  const shown = await showPerson(application, administrator, officer.id)
  expect(shown.work?.sessions).toEqual([
    { id: expect.any(String), since: shown.work?.lastUsedOn, lastUsedOn: shown.work?.lastUsedOn },
  ])
  expect((await showPerson(application, administrator, reporter.id)).work).toBeNull()
  await expect(endSessionsOfPerson(application, officer, reporter.id)).rejects.toMatchObject({
    code: 'administrators-only',
  })
  await expect(endSessionsOfPerson(application, administrator, administrator.id)).rejects.toMatchObject({
    code: 'own-account',
  })
  await endSessionsOfPerson(application, administrator, officer.id)
  expect(await findSession(application, token)).toBeNull()
  expect((await findSession(application, ofReporter))?.person.username).toBe('amina')
  expect(await kindsIn(application)).toEqual(['person.sessions_ended'])
})

test('two people reset a lost second step: all of it goes, and the person is told by letter', async () => {
  const application = await withApplication()
  const { administrator, officer, reviewer } = await cast(
    application,
    ...(['administrator', 'officer', 'reviewer'] as const),
  )
  await expect(resetSecondStep(application, administrator, reviewer.id)).rejects.toMatchObject({
    code: 'no-second-step',
  })
  const { token } = await withAppSetUp(application, reviewer)
  await resetSecondStep(application, administrator, reviewer.id)
  expect((await showPerson(application, administrator, reviewer.id)).isResetWaiting).toBe(true)
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, administrator, id)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await confirmProposal(application, officer, id)
  expect(await assuranceAfterPassword(application.database.queries, reviewer.id)).toBe('password')
  expect(await findSession(application, token)).toBeNull()
  const { rows } = await application.database.pool.query(
    'select 1 from recovery_codes where user_id = $1 union all select 1 from totp_factors where user_id = $1',
    [reviewer.id],
  )
  expect(rows).toEqual([])
  await doDueWork(application)
  expect(application.letters.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['A reset of your second step was asked for', 'How you log in was changed']),
  )
})

test('who still has the second step stops the reset, and a session without it does not', async () => {
  const application = await withApplication()
  const { administrator, reporter } = await cast(application, 'administrator', 'officer', 'reporter')
  await withAppSetUp(application, reporter)
  await resetSecondStep(application, administrator, reporter.id)
  expect(await isOwnResetWaiting(application, reporter)).toBe(true)
  await expect(stopOwnReset(application, { ...reporter, assurance: 'password' })).rejects.toMatchObject({
    code: 'second-step-needed',
  })
  await stopOwnReset(application, reporter)
  expect(await isOwnResetWaiting(application, reporter)).toBe(false)
  expect(await assuranceAfterPassword(application.database.queries, reporter.id)).toBe('pending')
})

test('a reset by one alone waits 72 hours, and does not empty the house', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  await withAppSetUp(application, officer)
  await resetSecondStep(application, administrator, officer.id)
  await wait(application, hours(72))
  expect(await kindsIn(application)).toContain('person.second_step_reset')
  expect((await profileOf(application, officer))?.secondStepSince).not.toBeNull()
  const proposal = {
    ...{
      act: 'archive_import' as const,
      proposedBy: administrator.id,
      subjectKind: 'archive_import' as const,
    },
    subjectId: crypto.randomUUID(),
  }
  const second = await secondPeopleFor(application.database.queries, proposal, application.now())
  expect(second).toEqual({ ids: [officer.id], noneExists: false })
})

test('the second person reads why an account was suspended; the note is sealed, and the reason stays', async () => {
  const application = await withApplication()
  const { administrator, officer, reviewer } = await cast(
    application,
    ...(['administrator', 'officer', 'reviewer'] as const),
  )
  await expect(
    suspendPerson(application, administrator, reviewer.id, { note: 'Seen at a kiosk.' }),
  ).rejects.toMatchObject({ code: 'invalid' })
  const input = { reason: 'stolen', note: 'The phone was taken at Kawo park.' }
  await suspendPerson(application, administrator, reviewer.id, input)
  expect(await everyRow(application)).not.toContain('Kawo park')
  const [waiting] = await listProposals(application, officer)
  expect(waiting?.about).toMatchObject({
    suspension: { reason: 'stolen', note: 'The phone was taken at Kawo park.' },
  })
  await confirmProposal(application, officer, waiting?.id ?? '')
  const { history } = await showPerson(application, administrator, reviewer.id)
  expect(history.map(({ kind, reason }) => [kind, reason]).slice(-2)).toEqual([
    ['person.suspended', 'stolen'],
    ['person.suspension_confirmed', null],
  ])
})
