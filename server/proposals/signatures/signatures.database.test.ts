import { explainSignedDecision } from '@fitila/receipts/signatures/check-signed-decision'
import { digestOfContents } from '@fitila/receipts/signatures/signed-decision'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { proposals } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import { changeRole } from '#server/people/change-role.ts'
import { suspendPerson } from '#server/people/suspend-person.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { onlyProposal, profileOf } from '#tests/support/second-person/house.ts'
import { signaturesIn } from '#tests/support/second-person/signed.ts'
import { type WithPasskey, withPasskey } from '#tests/support/second-person/with-passkey.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal } from '../decide-proposal.ts'
import { listProposals } from '../list-proposals.ts'
import { beginProposalSignature } from './begin-proposal-signature.ts'
import { exportProposalSignature } from './export-proposal-signature.ts'
import { listProposalSignatures } from './list-proposal-signatures.ts'
import { signProposal } from './sign-proposal.ts'

const note = 'The quokkaland key was left at the desk.'
const wrong = { code: 'signature-wrong' }

async function sign(application: TestApplication, { person, key, token }: WithPasskey, id: string) {
  const { options } = await beginProposalSignature(application, person, id, token)
  return signProposal(application, person, id, token, { passkey: key.answer(options, true) })
}

/** A suspension that an administrator proposed; they and a second officer have passkeys. */
async function suspension() {
  const application = await withApplication()
  const people = await cast(
    application,
    ...(['administrator', 'officer', 'secondOfficer', 'reviewer', 'reporter'] as const),
  )
  await suspendPerson(application, people.administrator, people.reporter.id, { reason: 'misused', note })
  const id = await onlyProposal(application)
  const proposer = await withPasskey(application, people.administrator)
  const second = await withPasskey(application, people.secondOfficer)
  return { application, ...people, id, proposer, second }
}

test('who proposed signs it, who confirms signs and confirms at once, and the log has both hashes', async () => {
  const { application, administrator, officer, reviewer, id, proposer, second } = await suspension()
  expect((await listProposals(application, administrator))[0]?.signs).toBe('proposed')
  expect((await listProposals(application, officer))[0]?.signs).toBeNull()
  expect(await sign(application, proposer, id)).toBe('signed')
  expect((await listProposals(application, administrator))[0]?.signs).toBeNull()
  expect(await onlyProposal(application)).toBe(id)
  expect(await sign(application, second, id)).toBe('counts')
  const { queries } = application.database
  const [row] = await queries.select().from(proposals).where(eq(proposals.id, id))
  expect(row).toMatchObject({ state: 'confirmed', decidedBy: second.person.id, sealedPayload: null })
  const kept = await signaturesIn(application)
  expect(kept.map(({ act }) => act).toSorted()).toEqual(['suspension.confirmed', 'suspension.proposed'])
  const noted = await queries.select().from(events).where(eq(events.kind, 'proposal.signed'))
  expect(noted.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(kept.map(({ act, sha256 }) => ({ act, sha256 }))),
  )
  expect(await listProposalSignatures(application, reviewer)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: null, act: 'suspension', step: 'confirmed', by: second.person.username }),
    ]),
  )
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
})

test('another program checks the parts, and any part that is changed shows', async () => {
  const { application, officer, reviewer, id, second } = await suspension()
  await sign(application, second, id)
  const [row] = await signaturesIn(application)
  const text = await exportProposalSignature(application, officer, row?.id ?? '')
  const findings = await explainSignedDecision(text)
  expect(findings.filter(({ holds }) => holds === true)).toHaveLength(6)
  expect(findings.filter(({ holds }) => holds === false)).toEqual([])
  const file = JSON.parse(text)
  expect(file).toMatchObject({ reference: id, signedBy: second.person.username })
  expect(file.decision).toMatchObject({ act: 'suspension', step: 'confirmed', detail: { reason: 'misused' } })
  // Who has the words can show that they were signed; the file and the database have a hash alone.
  expect(file.decision.contents).toBe(digestOfContents(file.nonce, { note }))
  expect(text + (await everyRow(application))).not.toContain('quokkaland')
  for (const [name, value] of Object.entries({
    act: 'suspension.proposed',
    reference: officer.id,
    decision: { ...file.decision, step: 'proposed' },
  })) {
    const changed = await explainSignedDecision(JSON.stringify({ ...file, [name]: value }))
    expect(
      changed.some(({ holds }) => holds === false),
      name,
    ).toBe(true)
  }
  await expect(exportProposalSignature(application, reviewer, row?.id ?? '')).rejects.toMatchObject({
    code: 'access-denied',
  })
})

test('an answer that does not fit confirms nothing and keeps nothing', async () => {
  const { application, officer, id, proposer, second } = await suspension()
  const { person, token } = second
  const other = await withPasskey(application, officer)
  for (const answer of [
    (options: string) => other.key.answer(options, true),
    (options: string) => proposer.key.answer(options, true),
    (options: string) => second.key.answer(options, false),
    (options: string) => second.key.answer(options, true, 'https://elsewhere.example'),
    () => '',
  ]) {
    const { options } = await beginProposalSignature(application, person, id, token)
    await expect(
      signProposal(application, person, id, token, { passkey: answer(options) }),
    ).rejects.toMatchObject(wrong)
  }
  expect(await onlyProposal(application)).toBe(id)
  expect(await signaturesIn(application)).toEqual([])
})

test('an answer is good for what was read alone: another detail, another proposal, another time are refused', async () => {
  const { application, administrator, reviewer, id, second } = await suspension()
  const { person, key, token } = second
  const { options } = await beginProposalSignature(application, person, id, token)
  const answer = { passkey: key.answer(options, true) }
  const { queries } = application.database
  await queries.update(proposals).set({ detail: { reason: 'other' } })
  await expect(signProposal(application, person, id, token, answer)).rejects.toMatchObject(wrong)
  await queries.update(proposals).set({ detail: { reason: 'misused' } })
  await changeRole(application, administrator, reviewer.id, { role: 'officer' })
  const role = (await listProposals(application, person)).find(({ act }) => act === 'role')?.id ?? ''
  await expect(signProposal(application, person, role, token, answer)).rejects.toMatchObject(wrong)
  expect(await signProposal(application, person, id, token, answer)).toBe('counts')
  await expect(signProposal(application, person, id, token, answer)).rejects.toMatchObject({
    code: 'proposal-ended',
  })
  expect((await profileOf(application, reviewer))?.role).toBe('reviewer')
  expect(await signaturesIn(application)).toHaveLength(1)
})

test('of ten equal answers at the same moment one is kept', async () => {
  const { application, id, second } = await suspension()
  const { person, key, token } = second
  const { options } = await beginProposalSignature(application, person, id, token)
  const answer = { passkey: key.answer(options, true) }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => signProposal(application, person, id, token, answer)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await signaturesIn(application)).toHaveLength(1)
})

test('who may not confirm cannot by signing, and what ended is signed no more', async () => {
  const { application, reviewer, id, proposer, second } = await suspension()
  const bystander = await withPasskey(application, reviewer)
  await expect(
    beginProposalSignature(application, bystander.person, id, bystander.token),
  ).rejects.toMatchObject({ code: 'nothing-to-sign' })
  const begun = await beginProposalSignature(application, second.person, id, second.token)
  // A reviewer who answers with their own key what another was asked.
  await expect(
    signProposal(application, bystander.person, id, second.token, {
      passkey: bystander.key.answer(begun.options, true),
    }),
  ).rejects.toMatchObject({ kind: 'sign-in-needed' })
  await sign(application, proposer, id)
  await expect(sign(application, proposer, id)).rejects.toMatchObject({ code: 'signed-already' })
  await confirmProposal(application, second.person, id)
  await expect(
    signProposal(application, second.person, id, second.token, {
      passkey: second.key.answer(begun.options, true),
    }),
  ).rejects.toMatchObject({ code: 'proposal-ended' })
  const stale = { ...second.person, isConfirmed: false }
  await expect(beginProposalSignature(application, stale, id, second.token)).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
})
