import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { hours } from '#domain/time/durations.ts'
import { noteRun } from '#server/backups/runs.ts'
import { invitePerson } from '#server/people/invitations/invite-person.ts'
import { cast } from '#tests/cast.ts'
import { houseOfTwo, join, wait } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { seeFirstRun } from './see-first-run.ts'

test('a new administrator sees what is theirs at once, and the site after the second step', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const halfway = { ...administrator, assurance: 'password' as const }
  expect(await seeFirstRun(application, halfway)).toEqual([
    { step: 'account', state: 'done' },
    { step: 'secondStep', state: 'open' },
    { step: 'declaration', state: 'done' },
    ...['secondMember', 'mail', 'backup', 'restoreTrial', 'onion'].map((step) => ({ step, state: 'later' })),
  ])
  const steps = await seeFirstRun(application, administrator)
  expect(steps.find(({ step }) => step === 'secondStep')?.state).toBe('done')
  expect(steps.find(({ step }) => step === 'secondMember')?.state).toBe('open')
})

test('each row of the site is read from what is so', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const stateOf = async (step: string, given = application) =>
    (await seeFirstRun(given, administrator)).find((each) => each.step === step)?.state
  expect(await stateOf('mail', { ...application, mail: { ...application.mail, isReal: false } })).toBe('open')
  expect(await stateOf('mail', { ...application, mail: { ...application.mail, isReal: true } })).toBe('done')
  const onionUrl = `http://${'a'.repeat(56)}.onion`
  const operator = { ...application.operator, onionUrl }
  expect([await stateOf('onion'), await stateOf('onion', { ...application, operator })]).toEqual([
    ...['open', 'done'],
  ])
  for (const [step, kind] of [
    ['backup', 'backup'],
    ['restoreTrial', 'drill'],
  ] as const) {
    expect(await stateOf(step)).toBe('open')
    await noteRun(application.database.pool, { kind, ranAt: application.now(), seconds: 3, bytes: 5 })
    expect(await stateOf(step)).toBe('done')
  }
})

test('a second member waits while invited and while new, and is done when they can confirm', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const state = async () =>
    (await seeFirstRun(application, administrator)).find(({ step }) => step === 'secondMember')?.state
  const { link } = await invitePerson(application, administrator, { role: 'officer' })
  expect(await state()).toBe('waits')
  await wait(application, hours(72))
  await join(application, link, 'ibiso')
  expect(await state()).toBe('waits')
  await wait(application, hours(72))
  expect(await state()).toBe('done')
})

test('an officer sees the own steps alone, and people who report have no such page', async () => {
  const { application, brought } = await houseOfTwo('officer')
  const { reporter } = await cast(application, 'reporter')
  expect(await seeFirstRun(application, brought)).toEqual([
    { step: 'account', state: 'done' },
    { step: 'secondStep', state: 'done' },
    { step: 'declaration', state: 'open' },
  ])
  await expect(seeFirstRun(application, reporter)).rejects.toMatchObject({ code: 'not-found' })
  await expect(seeFirstRun(application, visitor)).rejects.toMatchObject({ code: 'sign-in-needed' })
})
