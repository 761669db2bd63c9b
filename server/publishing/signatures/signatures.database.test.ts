import { explainSignedDecision } from '@fitila/receipts/signatures/check-signed-decision'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { rejectReport } from '#server/cases/reject-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { events } from '#server/database/schema.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { publishBatch } from '#server/proposals/publish-batch.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { approved, sign, signaturesIn } from '#tests/support/second-person/signed.ts'
import { withPasskey } from '#tests/support/second-person/with-passkey.ts'
import { tamper } from '#tests/support/tamper-with-log.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { beginSignature } from './begin-signature.ts'
import { exportSignature } from './export-signature.ts'
import { signDecision } from './sign-decision.ts'

const usual = { every: minutes(30) }
const reason = { reason: 'The quokkaland is leased.' }

test('an approval is signed: staff see who, the public sees the hash, and the log has it', async () => {
  const { application, report, signer } = await approved()
  const { stranger } = await cast(application, 'stranger')
  expect((await showReport(application, signer.person, report.id)).signatures.offer).toBe('report.approved')
  await sign(application, signer, report.id)
  const [row] = await signaturesIn(application)
  const line = { act: 'report.approved', on: '2026-11-21', sha256: row?.sha256 }
  expect((await showReport(application, report.reviewer, report.id)).signatures).toEqual({
    lines: [{ ...line, id: row?.id, by: signer.person.username }],
    offer: null,
  })
  for (const reader of [stranger, report.reporter])
    expect((await showReport(application, reader, report.id)).signatures).toEqual({
      lines: [{ ...line, id: null, by: null }],
      offer: null,
    })
  const [event] = await application.database.queries
    .select()
    .from(events)
    .where(eq(events.kind, 'report.signed'))
  expect(event).toMatchObject({
    actorId: signer.person.id,
    detail: { act: 'report.approved', sha256: row?.sha256 },
  })
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
})

test('a hash that is changed beside the log is named, and the database refuses to change or delete a signature', async () => {
  const { application, report, signer } = await approved()
  await sign(application, signer, report.id)
  await advanceLog(application)
  for (const statement of [
    `update decision_signatures set sha256 = repeat('0', 64)`,
    'delete from decision_signatures',
    'truncate decision_signatures',
  ])
    await expect(application.database.pool.query(statement), statement).rejects.toThrow(/append-only/)
  const turned = (way: string) => `alter table decision_signatures ${way} trigger user`
  await tamper(
    application,
    turned('disable'),
    `update decision_signatures set sha256 = repeat('0', 64)`,
    turned('enable'),
  )
  expect((await checkLog(application)).problems.join()).toContain(report.referenceNumber)
})

test('another program checks the parts, and any part that is changed shows', async () => {
  const { application, report, signer } = await approved()
  await sign(application, signer, report.id)
  const [row] = await signaturesIn(application)
  const text = await exportSignature(application, report.reviewer, report.id, row?.id ?? '')
  const findings = await explainSignedDecision(text)
  expect(findings.filter(({ holds }) => holds === true)).toHaveLength(6)
  expect(findings.filter(({ holds }) => holds === false)).toEqual([])
  const file = JSON.parse(text)
  expect(file.decision).toMatchObject({
    ...{ act: 'report.approved', reference: report.referenceNumber, contentVersion: 1 },
    text: { personName: 'Misali Kirkira' },
    shown: { status: 'approved' },
  })
  const forgeries = {
    ...{
      act: 'report.retracted',
      reference: 'WR-2026-9999',
      nonce: 'AAAA',
      site: 'https://elsewhere.example',
    },
    decision: { ...file.decision, reason: 'Another.' },
    ...{ sha256: '0'.repeat(64), algorithm: -257, digest: file.nonce, credentialId: 'AAAA' },
    ...{ publicKey: file.signature, authenticatorData: file.nonce, clientDataJSON: file.nonce },
    signature: file.publicKey,
  }
  for (const [name, value] of Object.entries(forgeries)) {
    const changed = await explainSignedDecision(JSON.stringify({ ...file, [name]: value }))
    expect(
      changed.some(({ holds }) => holds === false),
      name,
    ).toBe(true)
  }
  expect(await explainSignedDecision('{}')).toMatchObject([{ holds: false }])
})

test('what was decided is sealed beside its signature, and no one but staff receives the parts', async () => {
  const application = await withApplication()
  const { reporter, officer, secondOfficer, stranger } = await cast(
    application,
    ...(['reporter', 'officer', 'secondOfficer', 'stranger'] as const),
  )
  const { id } = await submitted(application, reporter)
  await rejectReport(application, officer, id, reason)
  const proposer = await withPasskey(application, officer)
  await sign(application, proposer, id)
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  const confirmer = await withPasskey(application, secondOfficer)
  await sign(application, confirmer, id)
  const rows = await signaturesIn(application)
  expect(rows.map(({ act }) => act)).toEqual(['report.rejection_proposed', 'report.rejected'])
  expect(await everyRow(application)).not.toContain('quokkaland')
  const text = await exportSignature(application, officer, id, rows[1]?.id ?? '')
  expect(JSON.parse(text)).toMatchObject({
    signedBy: secondOfficer.username,
    decision: { ...reason, shown: null },
  })
  for (const [reader, refusal] of [
    [reporter, { code: 'access-denied' }],
    [stranger, { kind: 'not-found' }],
  ] as const)
    await expect(exportSignature(application, reader, id, rows[1]?.id ?? '')).rejects.toMatchObject(refusal)
  // Its owner learns of the rejection, and neither of the signatures nor of who stood behind it.
  expect((await showReport(application, reporter, id)).signatures).toEqual({ lines: [], offer: null })
})

test('a retraction and its confirmation are signed, each by its own member', async () => {
  const { application, report, signer } = await approved()
  const { secondOfficer, stranger } = await cast(application, 'secondOfficer', 'stranger')
  await retractReport(application, report.officer, report.id, { reason: 'The register was read wrongly.' })
  await sign(application, signer, report.id)
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  await sign(application, await withPasskey(application, secondOfficer), report.id)
  const { lines } = (await showReport(application, stranger, report.id)).signatures
  expect(lines.map(({ act }) => act)).toEqual(['report.retracted', 'report.retraction_confirmed'])
})

test('an approval is signed before its batch or after it, and it is one decision', async () => {
  const application: TestApplication = { ...(await withApplication()), publication: usual }
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  expect(await approveReport(application, officer, id, buildStatements())).toBe('with-a-batch')
  const signer = await withPasskey(application, officer)
  await sign(application, signer, id)
  // Before the batch its owner is told nothing of it.
  expect((await showReport(application, reporter, id)).signatures.lines).toEqual([])
  application.later(minutes(11))
  await publishBatch(application)
  expect((await showReport(application, reporter, id)).signatures.lines).toMatchObject([
    { act: 'report.approved' },
  ])
  expect((await showReport(application, officer, id)).signatures.offer).toBeNull()
  await expect(sign(application, signer, id)).rejects.toMatchObject({ code: 'signed-already' })
})

test('a decision that was stopped is signed no more', async () => {
  const application = await withApplication()
  const { reporter, officer, secondOfficer } = await cast(application, 'reporter', 'officer', 'secondOfficer')
  const { id } = await submitted(application, reporter)
  await rejectReport(application, officer, id, reason)
  const signer = await withPasskey(application, officer)
  const { options } = await beginSignature(application, officer, id, signer.token)
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  const answer = { passkey: signer.key.answer(options, true) }
  await expect(signDecision(application, officer, id, signer.token, answer)).rejects.toMatchObject({
    code: 'nothing-to-sign',
  })
})
