import { randomUUID } from 'node:crypto'
import { codeBytes, makeReceiptCode, presentReceiptCode } from '@fitila/receipts/receipt-code'
import { expect, test } from 'vitest'
import { Invalid, LimitReached } from '#domain/errors.ts'
import { days } from '#domain/time/durations.ts'
import { sourceDrafts } from '#server/database/schema.ts'
import { buildReport } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { discardDraft } from './discard-draft.ts'
import { enterByCode } from './enter-by-code.ts'
import { saveForLater } from './save-for-later.ts'
import { sendReport } from './send-report.ts'

test('an unfinished report is opened by its letters or words, with all that was typed, and sent with the same code', async () => {
  const application = await withApplication()
  const form = {
    personName: 'Misali Kirkira',
    'suspectedItems.0.what': 'A quokka',
    page: '3',
    formNumber: randomUUID(),
  }
  const { shown } = await saveForLater(application, { ...form, intent: 'save', formToken: 'wombat' }, null)
  const { formNumber, ...values } = form
  for (const sourceCode of [shown.code, shown.words.join(' ')])
    expect(await enter(application, sourceCode)).toEqual({
      draft: { formNumber, values, version: 1, writer: '' },
    })
  const sent = await sendReport(application, { ...buildReport(), formNumber, draftVersion: '1' }, null)
  expect([sent.code, sent.words]).toEqual([shown.code, shown.words])
  expect(await enter(application, shown.code)).toMatchObject({ visit: expect.any(String) })
  expect(await application.database.queries.select().from(sourceDrafts)).toEqual([])
})

test('saving again takes the place of what was there, and shows the same code, also after a broken line', async () => {
  const application = await withApplication()
  const formNumber = randomUUID()
  const first = await saveForLater(application, { personName: 'One', formNumber }, null)
  const [again, atOnce] = await Promise.all([
    saveForLater(application, { personName: 'Two', formNumber, draftVersion: '1' }, null),
    saveForLater(application, { personName: 'Two', formNumber, draftVersion: '1' }, null),
  ])
  expect([again.shown, atOnce.shown]).toEqual([first.shown, first.shown])
  expect(await enter(application, first.shown.code)).toMatchObject({
    draft: { values: { personName: 'Two' } },
  })
  expect(await application.database.queries.select().from(sourceDrafts)).toHaveLength(1)
})

test('of two tabs with one code the second hears that there is a newer version, and nothing is lost', async () => {
  const application = await withApplication()
  const formNumber = randomUUID()
  const { shown } = await saveForLater(application, { evidence: 'One.', formNumber, writer: 'a' }, null)
  const ofA = { ...buildReport({ evidence: 'Two.' }), formNumber, draftVersion: '1', writer: 'b' }
  const ofB = { ...buildReport({ evidence: 'Three.' }), formNumber, draftVersion: '1', writer: 'c' }
  expect((await saveForLater(application, ofA, null)).draft.version).toBe(2)
  for (const step of [
    () => saveForLater(application, ofB, null),
    () => sendReport(application, ofB, null),
    () => discardDraft(application, ofB),
  ])
    await expect(step()).rejects.toMatchObject({ code: 'draft-changed' })
  expect(await enter(application, shown.code)).toMatchObject({ draft: { values: { evidence: 'Two.' } } })
  // The page that saved it goes on, also from an older page in its history.
  await saveForLater(application, { ...ofA, evidence: 'Two and a half.' }, null)
  const chosen = await saveForLater(application, { ...ofB, overwrite: 'yes' }, null)
  expect(chosen.draft.version).toBe(4)
  const { code } = await sendReport(application, { ...ofB, draftVersion: '4' }, null)
  expect(code).toBe(shown.code)
})

test('no row holds what was typed, the code or the form’s number', async () => {
  const application = await withApplication()
  const formNumber = randomUUID()
  const typed = { evidence: 'A quokka told the wombat.', formNumber }
  const { shown } = await saveForLater(application, typed, '192.0.2.0/24')
  const rows = `${await everyRow(application)}${application.logged.join('')}`
  expect(rows).toContain('source_drafts')
  for (const secret of ['quokka', 'wombat', shown.code, shown.words.join(' '), formNumber, '192.0.2'])
    expect(rows).not.toContain(secret)
})

test('two forms with the same text are sealed differently, and a short text looks as long as a longer one', async () => {
  const application = await withApplication()
  for (const evidence of ['Short.', 'Short.', 'A longer sentence about two vouchers.'])
    await saveForLater(application, { evidence, formNumber: randomUUID() }, null)
  const rows = await application.database.queries.select().from(sourceDrafts)
  expect(new Set(rows.map(({ sealedDraft }) => sealedDraft.toString('hex'))).size).toBe(3)
  expect(new Set(rows.map(({ sealedDraft }) => sealedDraft.length)).size).toBe(1)
})

test('a code that was never given, one whose draft was deleted and one that expired are refused alike', async () => {
  const application = await withApplication()
  const expired = await saveForLater(application, { evidence: 'One.', formNumber: randomUUID() }, null)
  application.later(days(16))
  await doDueWork(application)
  const formNumber = randomUUID()
  const deleted = await saveForLater(application, { evidence: 'Two.', formNumber }, null)
  await discardDraft(application, { formNumber, draftVersion: '1' })
  const strange = presentReceiptCode(makeReceiptCode(new Uint8Array(codeBytes).fill(7)))
  const refusals: unknown[] = []
  for (const code of [strange, expired.shown.code, deleted.shown.code])
    refusals.push(await enter(application, code).catch((error: unknown) => error))
  expect(refusals[0]).toBeInstanceOf(Invalid)
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
})

test('a form that was sent is saved no more, and a number that is none has no draft', async () => {
  const application = await withApplication()
  const formNumber = randomUUID()
  await sendReport(application, { ...buildReport(), formNumber }, null)
  await expect(saveForLater(application, { evidence: 'Late.', formNumber }, null)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  await expect(saveForLater(application, { evidence: 'x', formNumber: 'x' }, null)).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await application.database.queries.select().from(sourceDrafts)).toEqual([])
})

test('one network saves so often in a quarter of an hour, and then it takes an effort', async () => {
  const application = await withApplication()
  const save = (network: string) =>
    saveForLater(application, { evidence: 'A draft.', formNumber: randomUUID() }, network)
  for (let number = 0; number < 10; number += 1) await save('192.0.2.0/24')
  await expect(save('192.0.2.0/24')).rejects.toBeInstanceOf(LimitReached)
  await save('198.51.100.0/24')
})

function enter(application: TestApplication, sourceCode: string) {
  return enterByCode(application, { sourceCode }, null)
}
