import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { startSession } from '#server/access/sessions.ts'
import { passkeys, profiles } from '#server/database/people-schema.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { cast } from '#tests/cast.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { approved, signaturesIn } from '#tests/support/second-person/signed.ts'
import { softPasskey } from '#tests/support/second-person/soft-passkey.ts'
import { withPasskey } from '#tests/support/second-person/with-passkey.ts'
import { beginSignature } from './begin-signature.ts'
import { signDecision } from './sign-decision.ts'

const wrong = { code: 'signature-wrong' }

test('the passkey of a colleague signs nothing here, and one that does not check its holder neither', async () => {
  const { application, report, signer } = await approved()
  const { secondOfficer } = await cast(application, 'secondOfficer')
  const other = await withPasskey(application, secondOfficer)
  await expect(beginSignature(application, other.person, report.id, other.token)).rejects.toMatchObject({
    code: 'nothing-to-sign',
  })
  const { person, token } = signer
  for (const answer of [
    (options: string) => other.key.answer(options, true),
    (options: string) => signer.key.answer(options, false),
    (options: string) => softPasskey('https://elsewhere.example').answer(options, true),
    () => 'no answer',
    () => '',
  ]) {
    const { options } = await beginSignature(application, person, report.id, token)
    const passkey = answer(options)
    await expect(signDecision(application, person, report.id, token, { passkey })).rejects.toMatchObject(
      wrong,
    )
  }
  expect(await signaturesIn(application)).toEqual([])
})

test('an answer that asks for another site, under the same key, is refused', async () => {
  const { application, report, signer } = await approved()
  const { options } = await beginSignature(application, signer.person, report.id, signer.token)
  const passkey = signer.key.answer(options, true, 'https://elsewhere.example')
  await expect(
    signDecision(application, signer.person, report.id, signer.token, { passkey }),
  ).rejects.toMatchObject(wrong)
})

test('an answer is good for one report, one text and one session, and for one signature', async () => {
  const { application, report, signer } = await approved()
  const { person, key, token } = signer
  const other = await publicReport(application, { ...report, owner: report.reporter })
  const { options } = await beginSignature(application, person, report.id, token)
  const answer = { passkey: key.answer(options, true) }
  await beginSignature(application, person, other.id, token)
  await expect(signDecision(application, person, other.id, token, answer)).rejects.toMatchObject(wrong)

  const again = await beginSignature(application, person, report.id, token)
  const second = { passkey: key.answer(again.options, true) }
  await retractReport(application, person, report.id, { reason: 'The register was read wrongly.' })
  await expect(signDecision(application, person, report.id, token, second)).rejects.toMatchObject(wrong)

  const third = await beginSignature(application, person, report.id, token)
  const elsewhere = await startSession(application, person, 'full')
  const last = { passkey: key.answer(third.options, true) }
  await expect(signDecision(application, person, report.id, elsewhere, last)).rejects.toMatchObject(wrong)
  await signDecision(application, person, report.id, token, last)
  await expect(signDecision(application, person, report.id, token, last)).rejects.toMatchObject({
    code: 'signed-already',
  })
  expect(await signaturesIn(application)).toHaveLength(1)
})

test('of ten equal answers at the same moment one is kept', async () => {
  const { application, report, signer } = await approved()
  const { person, key, token } = signer
  const { options } = await beginSignature(application, person, report.id, token)
  const answer = { passkey: key.answer(options, true) }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => signDecision(application, person, report.id, token, answer)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await signaturesIn(application)).toHaveLength(1)
})

test('a passkey that was removed, or whose counter fell behind as that of a copy does, signs nothing', async () => {
  const { application, report, signer } = await approved()
  const { person, key, token } = signer
  const tried = async () => {
    const { options } = await beginSignature(application, person, report.id, token)
    return signDecision(application, person, report.id, token, { passkey: key.answer(options, true) })
  }
  const { queries } = application.database
  await queries.update(passkeys).set({ signCount: 1_000 })
  await expect(tried()).rejects.toMatchObject(wrong)
  await queries.update(passkeys).set({ signCount: 0 })
  const { options } = await beginSignature(application, person, report.id, token)
  await queries.delete(passkeys)
  await expect(tried()).rejects.toMatchObject({ code: 'passkey-needed' })
  const answer = { passkey: key.answer(options, true) }
  await expect(signDecision(application, person, report.id, token, answer)).rejects.toMatchObject(wrong)
  expect((await showReport(application, person, report.id)).signatures.offer).toBeNull()
})

test.each([
  ['demoted to reviewer', { role: 'reviewer' }, 'access-denied'],
  ['suspended', { status: 'suspended' }, 'account-suspended'],
] as const)('a member who was %s since signs nothing', async (_, to, code) => {
  const { application, report, signer } = await approved()
  const { person, key, token } = signer
  const { options } = await beginSignature(application, person, report.id, token)
  const answer = { passkey: key.answer(options, true) }
  await application.database.queries.update(profiles).set(to).where(eq(profiles.id, person.id))
  const now: Person = { ...person, ...to }
  await expect(signDecision(application, now, report.id, token, answer)).rejects.toMatchObject({ code })
})

test('a member who was suspended while their request was read signs nothing', async () => {
  const { application, report, signer } = await approved()
  const { person, key, token } = signer
  const { options } = await beginSignature(application, person, report.id, token)
  const answer = { passkey: key.answer(options, true) }
  const { queries } = application.database
  await queries.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, person.id))
  await expect(signDecision(application, person, report.id, token, answer)).rejects.toMatchObject({
    code: 'access-denied',
  })
})
