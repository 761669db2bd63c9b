import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days, hours } from '#domain/time/durations.ts'
import { attachments } from '#server/database/schema.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { publicNotices } from '#server/proposals/public-notices.ts'
import { showReport, showReportForOriginals } from '#server/report-view/show-report.ts'
import { deleteReport } from '#server/sources/delete-report.ts'
import { followReport } from '#server/sources/follow-report.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { bytesOf } from '#tests/support/documents/draft-files.ts'
import { pngThatTells } from '#tests/support/documents/preview-files.ts'
import { reportWithOriginal } from '#tests/support/documents/report-with-original.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { onlyProposal, wait } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { openAttachment } from '../attachments/open-attachment.ts'
import { proposeOriginals } from './propose-originals.ts'
import { takeOriginal } from './take-original.ts'

const order = { reason: 'The quokka court, suit 12 of 2026, order of 3 May.' }
const denied = { code: 'access-denied' }

async function house() {
  const application = await withApplication()
  const people = await cast(application, 'reviewer', 'officer', 'secondOfficer', 'administrator', 'reporter')
  const source = await reportWithOriginal(application)
  const id = source.reportId
  const rows = await application.database.queries.select().from(attachments)
  const original = rows.find(({ originalOf }) => originalOf !== null)?.id ?? ''
  return { application, ...people, source, id, original }
}

test('two people open the originals of one report, and who asked for them takes the file as it came', async () => {
  const { application, officer, secondOfficer, id, original } = await house()
  await expect(takeOriginal(application, officer, id, original)).rejects.toMatchObject(denied)
  await proposeOriginals(application, officer, id, order)
  expect(await everyRow(application)).not.toContain('quokka')
  await expect(takeOriginal(application, officer, id, original)).rejects.toMatchObject(denied)
  expect(await listProposals(application, secondOfficer)).toMatchObject([
    { act: 'original', about: { reason: order.reason }, mayConfirm: true },
  ])
  await expect(confirmProposal(application, officer, await onlyProposal(application))).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  const { originals } = await showReportForOriginals(application, officer, id)
  expect(originals).toMatchObject({
    ...{ kept: [{ id: original, number: 2, kind: 'png' }], waits: false, takenUntil: '2026-11-28' },
  })
  const taken = await takeOriginal(application, officer, id, original)
  expect(taken.name).toMatch(/^WR-\d+-original-file-2\.png$/)
  expect(await bytesOf(taken.body)).toEqual(pngThatTells)
  const { history } = await showReport(application, officer, id)
  expect(history.map(({ kind }) => kind).slice(-3)).toEqual([
    'report.original_proposed',
    'report.original_released',
    'report.original_taken',
  ])
})

test('it opens them for no one else, for nothing else and for no other report, and for a week alone', async () => {
  const { application, reviewer, officer, secondOfficer, administrator, reporter, id, original } =
    await house()
  const other = await reportWithOriginal(application)
  await proposeOriginals(application, officer, id, order)
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  for (const person of [reviewer, secondOfficer, administrator])
    await expect(takeOriginal(application, person, id, original), person.role).rejects.toMatchObject(denied)
  await expect(takeOriginal(application, reporter, id, original)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(takeOriginal(application, officer, other.reportId, original)).rejects.toMatchObject(denied)
  const { files } = await showReport(application, officer, id)
  for (const file of files)
    await expect(takeOriginal(application, officer, id, file.id)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(openAttachment(application, officer, id, original)).rejects.toMatchObject({
    kind: 'not-found',
  })
  for (const [lacking, code] of [
    [{ isConfirmed: false }, 'confirmation-needed'],
    [{ assurance: 'password' }, 'second-step-needed'],
    [{ role: 'reviewer' }, 'access-denied'],
    [{ status: 'suspended' }, 'account-suspended'],
  ] as const) {
    const person: Person = { ...officer, ...lacking }
    await expect(takeOriginal(application, person, id, original), code).rejects.toMatchObject({
      kind: expect.any(String),
    })
  }
  application.later(days(7) - 1)
  await takeOriginal(application, officer, id, original)
  application.later(1)
  await expect(takeOriginal(application, officer, id, original)).rejects.toMatchObject(denied)
  await doDueWork(application)
  expect((await showReportForOriginals(application, officer, id)).originals).toMatchObject({
    takenUntil: null,
  })
})

test('one person alone never opens them, not even where no second person exists', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const { reportId } = await reportWithOriginal(application)
  await proposeOriginals(application, administrator, reportId, order)
  expect(await publicNotices(application)).toEqual([])
  await wait(application, hours(72))
  const { originals } = await showReportForOriginals(application, administrator, reportId)
  expect(originals).toMatchObject({ waits: true, takenUntil: null })
  await wait(application, days(5))
  const later = await showReportForOriginals(application, administrator, reportId)
  expect(later.originals).toMatchObject({ waits: false, takenUntil: null })
  expect(later.originals?.kept).toHaveLength(1)
})

test('a declined one opens nothing, a second one waits its turn, and a reviewer asks for none', async () => {
  const { application, reviewer, officer, secondOfficer, id, original } = await house()
  await expect(proposeOriginals(application, reviewer, id, order)).rejects.toMatchObject(denied)
  await expect(showReportForOriginals(application, reviewer, id)).rejects.toMatchObject(denied)
  await proposeOriginals(application, officer, id, order)
  await expect(proposeOriginals(application, secondOfficer, id, order)).rejects.toMatchObject({
    code: 'proposal-waits',
  })
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  await expect(takeOriginal(application, officer, id, original)).rejects.toMatchObject(denied)
  const { history } = await showReport(application, officer, id)
  expect(history.at(-1)).toMatchObject({ kind: 'report.original_ended' })
})

test('where no original is kept there is nothing to ask for, and what its source took back goes to no court', async () => {
  const { application, officer, secondOfficer, reporter, source, id, original } = await house()
  const without = await submitted(application, reporter)
  await expect(proposeOriginals(application, officer, without.id, order)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  expect((await showReport(application, officer, without.id)).originals).toBeNull()
  await proposeOriginals(application, officer, id, order)
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  await withdrawReport(application, source, null)
  await expect(takeOriginal(application, officer, id, original)).rejects.toMatchObject({
    kind: expect.any(String),
  })
  const deleted = await reportWithOriginal(application)
  await proposeOriginals(application, officer, deleted.reportId, order)
  const proposal = await onlyProposal(application)
  await deleteReport(application, deleted, null)
  await expect(confirmProposal(application, secondOfficer, proposal)).rejects.toMatchObject({
    kind: expect.any(String),
  })
  const left = application.database.queries
    .select()
    .from(attachments)
    .where(eq(attachments.reportId, deleted.reportId))
  expect(await left).toEqual([])
})

test('the source reads nothing of who asked for an original', async () => {
  const { application, officer, secondOfficer, source, id, original } = await house()
  await proposeOriginals(application, officer, id, order)
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  await takeOriginal(application, officer, id, original)
  expect(JSON.stringify(await followReport(application, source, null))).not.toMatch(
    /original_|officer|quokka/,
  )
})
