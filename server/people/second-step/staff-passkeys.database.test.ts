import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { cast } from '#tests/cast.ts'
import { softPasskey } from '#tests/support/second-person/soft-passkey.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { findOwedStep, passSecondStep } from './pass-second-step.ts'

const wrong = { code: 'passkey-wrong' }

async function registered(application: TestApplication, person: Person, verified: boolean) {
  const token = await startSession(application, person)
  const options = await beginPasskey(application, person, token)
  const key = softPasskey(application.publicUrl)
  await addPasskey(application, person, token, { name: 'Key', passkey: key.register(options, verified) })
  return { key, asked: JSON.parse(options).authenticatorSelection.userVerification }
}

test('a key that does not ask who holds it is none for staff, and one for a reporter', async () => {
  const application = await withApplication()
  const { officer, reporter } = await cast(application, 'officer', 'reporter')
  await expect(registered(application, officer, false)).rejects.toMatchObject(wrong)
  expect(await registered(application, officer, true)).toMatchObject({ asked: 'required' })
  expect(await registered(application, reporter, false)).toMatchObject({ asked: 'preferred' })
})

test('nor does an answer without it open the account of a member of the staff', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const { key } = await registered(application, officer, true)
  const pass = async (verified: boolean) => {
    const token = await startSession(application, officer, 'pending')
    const options = (await findOwedStep(application, token))?.passkeyOptions ?? ''
    return passSecondStep(application, token, { passkey: key.answer(options, verified) })
  }
  await expect(pass(false)).rejects.toMatchObject(wrong)
  expect(await pass(true)).toMatchObject({ way: 'passkey' })
})

test('a session knows that a passkey was used in it, and that a code on paper was not one', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const first = await startSession(application, reporter)
  const options = await beginPasskey(application, reporter, first)
  const key = softPasskey(application.publicUrl)
  const { codes } = await addPasskey(application, reporter, first, {
    ...{ name: 'Key', passkey: key.register(options, true) },
  })
  const pass = async (input: (asked: string) => Record<string, string>) => {
    const pending = await startSession(application, reporter, 'pending')
    const asked = (await findOwedStep(application, pending))?.passkeyOptions ?? ''
    const { token } = await passSecondStep(application, pending, input(asked))
    return (await findSession(application, token))?.person.entrance?.byPasskey
  }
  expect(await pass((asked) => ({ passkey: key.answer(asked, true) }))).toBe(true)
  expect(await pass(() => ({ code: codes?.[0] ?? '' }))).toBe(false)
})
