import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { mostDrafts } from '#domain/plans/limits.ts'
import { days } from '#domain/time/durations.ts'
import { draftDays } from '#domain/writing/drafts.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { deleteDraft } from './delete-draft.ts'
import { listDrafts, openDraft } from './draft-queries.ts'
import { previewDraft } from './preview-draft.ts'
import { autosaveDraft, saveDraft } from './save-draft.ts'
import { sendDraft } from './send-draft.ts'
import { submitReport } from './submit-report.ts'

const day = days(1)

test('a draft keeps what was typed, right or wrong, and is taken up somewhere else', async () => {
  const { application, reporter, id } = await withDraft({ incidentDate: 'last year', foreign: 'x' })
  expect(await openDraft(application, reporter, id)).toMatchObject({
    id,
    version: 1,
    fields: { personName: 'Misali Kirkira', incidentDate: 'last year' },
  })
  expect((await openDraft(application, reporter, id)).fields).not.toHaveProperty('foreign')
  expect(await listDrafts(application, reporter)).toHaveLength(1)
})

test('no word of a draft is in any row', async () => {
  const { application } = await withDraft({
    evidence: 'quokkaevidence',
    'suspectedItems.0.kind': 'vehicle',
    'suspectedItems.0.what': 'quokkacar',
  })
  const rows = await everyRow(application)
  expect(rows).toContain('drafts: ')
  expect(rows).not.toMatch(/quokka|Kirkira/)
})

test('no one but its writer can open, change, send or delete a draft, staff neither', async () => {
  const { application, id } = await withDraft()
  const others = await cast(application, 'stranger', 'reviewer', 'officer', 'administrator')
  for (const other of Object.values(others)) {
    await expect(openDraft(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(previewDraft(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(deleteDraft(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(save(application, other, id, 1)).rejects.toMatchObject({ code: 'draft-gone' })
    await expect(save(application, other, id, 0)).rejects.toMatchObject({ code: 'draft-gone' })
    await expect(sendDraft(application, other, id, { draftVersion: '1' })).rejects.toMatchObject({
      code: 'draft-gone',
    })
    expect(await listDrafts(application, other)).toEqual([])
  }
  await expect(openDraft(application, { kind: 'visitor' }, id)).rejects.toMatchObject({
    code: 'sign-in-needed',
  })
})

test('the later of two tabs overwrites nothing until the person says so', async () => {
  const { application, reporter, id } = await withDraft()
  await save(application, reporter, id, 1, { evidence: 'from the first tab' })
  await expect(save(application, reporter, id, 1, { evidence: 'from the second' })).rejects.toMatchObject({
    code: 'draft-changed',
  })
  expect((await openDraft(application, reporter, id)).fields.evidence).toBe('from the first tab')
  await save(application, reporter, id, 1, { evidence: 'from the second', overwrite: 'yes' })
  expect(await openDraft(application, reporter, id)).toMatchObject({
    version: 3,
    fields: { evidence: 'from the second' },
  })
})

test('a page is not warned of what its own script saved, and a late script overwrites nothing', async () => {
  const { application, reporter, id } = await withDraft({ writer: 'one page' })
  const form = (evidence: string) => ({
    ...buildReport({ evidence, writer: 'one page' }),
    submissionKey: id,
    draftVersion: '1',
  })
  expect(await autosaveDraft(application, reporter, form('by the script'))).toBe(2)
  await saveDraft(application, reporter, form('by the button'))
  await expect(autosaveDraft(application, reporter, form('by the script'))).rejects.toMatchObject({
    code: 'draft-changed',
  })
  expect((await openDraft(application, reporter, id)).fields.evidence).toBe('by the button')
})

test('two savings of one version at once: one is kept, one is asked', async () => {
  const { application, reporter, id } = await withDraft()
  const outcomes = await Promise.allSettled([
    save(application, reporter, id, 1, { evidence: 'one' }),
    save(application, reporter, id, 1, { evidence: 'other' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a sixth draft is refused, also when six tabs save at once', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const outcomes = await Promise.allSettled(
    Array.from({ length: mostDrafts + 1 }, () => save(application, reporter, randomUUID(), 0)),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(['too-many-drafts'])
  expect(await listDrafts(application, reporter)).toHaveLength(mostDrafts)
})

test('a script that saves by itself makes no draft of an untouched form', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const input = { submissionKey: randomUUID(), draftVersion: '0', 'suspectedItems.0.currency': 'NGN' }
  expect(await autosaveDraft(application, reporter, input)).toBe(0)
  expect(await listDrafts(application, reporter)).toEqual([])
  expect(await autosaveDraft(application, reporter, { ...input, evidence: 'a' })).toBe(1)
})

test('a draft expires, its time starts again with each change, and the sweep leaves nothing of it', async () => {
  const { application, reporter, id } = await withDraft()
  application.later((draftDays - 1) * day)
  await save(application, reporter, id, 1)
  application.later((draftDays - 1) * day)
  await doDueWork(application)
  expect((await openDraft(application, reporter, id)).version).toBe(2)
  application.later(2 * day)
  await expect(openDraft(application, reporter, id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await listDrafts(application, reporter)).toEqual([])
  await doDueWork(application)
  expect(await everyRow(application)).not.toContain('drafts: ')
})

test('a preview is exactly what is stored, and sending deletes the draft', async () => {
  const { application, reporter, id } = await withDraft({
    personName: '  Misali   Kirkira ',
    'suspectedItems.2.kind': 'house_building',
    'suspectedItems.2.what': 'Duplex',
    'suspectedItems.2.value': 'N400 million',
    'suspectedItems.2.acquired': '2024-03',
    'declaredItems.0.kind': 'vehicle',
    'declaredItems.0.what': 'Old saloon car',
  })
  const preview = await previewDraft(application, reporter, id)
  expect(preview.words.suspectedItems).toEqual([
    {
      ...{ kind: 'house_building', what: 'Duplex', where: '', value: 400_000_000, currency: 'NGN' },
      ...{ acquired: '2024-03', source: '' },
    },
  ])
  const report = await sendDraft(application, reporter, id, { draftVersion: '1' })
  expect((await showReport(application, reporter, report.id)).text.words).toEqual(preview.words)
  expect(await everyRow(application)).not.toContain('drafts: ')
})

test('a draft that is sent twice at once is one report', async () => {
  const { application, reporter, id } = await withDraft()
  const send = () => sendDraft(application, reporter, id, { draftVersion: '1' })
  const [one, other] = await Promise.all([send(), send()])
  expect(one).toEqual(other)
  expect(await send()).toEqual(one)
})

test('what was changed after its preview is not sent', async () => {
  const { application, reporter, id } = await withDraft()
  await save(application, reporter, id, 1, { evidence: 'changed' })
  await expect(sendDraft(application, reporter, id, { draftVersion: '1' })).rejects.toMatchObject({
    code: 'draft-changed',
  })
})

test('a tab that is left open after sending makes no new draft of the same form', async () => {
  const { application, reporter, id } = await withDraft()
  await submitReport(application, reporter, { ...buildReport(), submissionKey: id })
  expect(await listDrafts(application, reporter)).toEqual([])
  for (const version of [0, 1])
    await expect(save(application, reporter, id, version)).rejects.toMatchObject({ code: 'draft-gone' })
})

test('the month’s limit holds for drafts too, and keeps them', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  for (let count = 0; count < 5; count += 1) await submitReport(application, reporter, buildReport())
  const id = randomUUID()
  await save(application, reporter, id, 0)
  await expect(sendDraft(application, reporter, id, { draftVersion: '1' })).rejects.toMatchObject({
    code: 'reports-this-month',
  })
  expect(await listDrafts(application, reporter)).toHaveLength(1)
})

test('a deleted draft is gone', async () => {
  const { application, reporter, id } = await withDraft()
  await deleteDraft(application, reporter, id)
  expect(await everyRow(application)).not.toContain('drafts: ')
})

test('a suspended person saves nothing', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const suspended: Person = { ...reporter, status: 'suspended' }
  await expect(save(application, suspended, randomUUID(), 0)).rejects.toMatchObject({
    code: 'account-suspended',
  })
})

async function withDraft(overrides: Record<string, string> = {}) {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const id = randomUUID()
  await save(application, reporter, id, 0, overrides)
  return { application, reporter, id }
}

function save(
  application: TestApplication,
  person: Person,
  id: string,
  draftVersion: number,
  overrides: Record<string, string> = {},
) {
  const form = { ...buildReport(overrides), submissionKey: id, draftVersion: String(draftVersion) }
  return saveDraft(application, person, form)
}
