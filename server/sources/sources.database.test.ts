import { randomUUID } from 'node:crypto'
import { codeBytes, makeReceiptCode, presentReceiptCode } from '@fitila/receipts/receipt-code'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Source } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { Invalid, LimitReached, NotFound } from '#domain/errors.ts'
import { days, minutes } from '#domain/time/durations.ts'
import { listQueue } from '#server/cases/list-queue.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { reports, sourceAccess, sourceVisits } from '#server/database/schema.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { findReceipt } from '#server/writing/receipts/find-receipt.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { askSource } from './ask-source.ts'
import { followReport } from './follow-report.ts'
import { sendReport } from './send-report.ts'
import { endVisit, findVisit, returnByCode } from './visits.ts'
import { writeToStaff } from './write-to-staff.ts'

test('a person without an account sends a report, comes back with the letters or the words, and sees where it is', async () => {
  const application = await withApplication()
  const { code, words, referenceNumber } = await sent(application)
  expect(code).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)
  expect(words).toHaveLength(11)
  for (const sourceCode of [code, code.toLowerCase().replaceAll('-', ' '), words.join(' ')]) {
    const source = await visitWith(application, sourceCode)
    expect(await followReport(application, source, null)).toEqual({
      ...{
        referenceNumber,
        status: 'pending',
        sentAt: '2026-11-21',
        isVerified: false,
        reason: null,
        publicWithinHours: null,
      },
      messages: [],
      earlier: null,
      keeping: { endsOn: null, heldUntil: null },
    })
  }
})

test('the same form sent twice, also at one moment, is one report with one code', async () => {
  const application = await withApplication()
  const form = { ...buildReport(), formNumber: randomUUID() }
  const [one, other] = await Promise.all([
    sendReport(application, form, null),
    sendReport(application, form, null),
  ])
  const again = await sendReport(application, { ...form, evidence: 'Something else.' }, null)
  expect(one.cameWithOtherWords).toBe(false)
  expect(other).toEqual(one)
  expect(again, 'the first words stay, and the page says so').toEqual({ ...one, cameWithOtherWords: true })
  expect(await application.database.queries.select().from(reports)).toHaveLength(1)
})

test('the code is the key of the receipt too', async () => {
  const application = await withApplication()
  const { code } = await sent(application)
  expect(await findReceipt(application, { receiptCode: code })).toMatchObject({ day: '2026-11-21' })
})

test('a code that was never given, one that expired and one whose report is gone are refused alike', async () => {
  const application = await withApplication()
  const strange = presentReceiptCode(makeReceiptCode(new Uint8Array(codeBytes).fill(9)))
  const expired = await sent(application)
  const deleted = await sent(application)
  const { reportId } = await visitWith(application, deleted.code)
  await application.database.queries.delete(sourceAccess).where(eq(sourceAccess.reportId, reportId))
  application.later(days(121))
  await doDueWork(application)
  const refusals: unknown[] = []
  for (const sourceCode of [strange, expired.code, deleted.code])
    refusals.push(await returnByCode(application, { sourceCode }, null).catch((error: unknown) => error))
  expect(refusals[0]).toBeInstanceOf(Invalid)
  expect(refusals.map((refusal) => JSON.stringify(refusal))).toEqual(
    Array.from({ length: 3 }, () => JSON.stringify(refusals[0])),
  )
})

test('a mistyped code says which group or word is wrong, and asks nothing of the database', async () => {
  const application = await withApplication()
  const { code, words } = await sent(application)
  const wrongLetter = `${code.slice(0, 5)}${code[5] === '7' ? '8' : '7'}${code.slice(6)}`
  const refused = async (sourceCode: string) => {
    const refusal = await returnByCode(application, { sourceCode }, null).catch((error: unknown) => error)
    return refusal instanceof Invalid ? refusal.fields.sourceCode?.inEnglish : refusal
  }
  expect(await refused(wrongLetter)).toBe('A letter of this code is wrong. Look at group 2 first.')
  expect(await refused(words.with(2, 'fitila').join(' '))).toMatch('Word 3 is not in our list')
  expect(await refused(words.slice(0, 10).join(' '))).toMatch('11 words')
  expect(await refused('')).toMatch('Please write the code')
})

test('a code opens its own report and no other, no matter who asks for which', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const other = await submitted(application, reporter)
  const source = await visitWith(application, (await sent(application)).code)
  const own = await followReport(application, source, null)
  expect(await followReport(application, source, other.id)).toEqual(own)
  await expect(showReport(application, source, other.id)).rejects.toBeInstanceOf(NotFound)
  await expect(showReport(application, source, source.reportId)).rejects.toBeInstanceOf(NotFound)
  await expect(askSource(application, source, source.reportId, { message: 'As staff.' })).rejects.toThrow()
})

test('source and staff write to each other, in days, and no one else reads it', async () => {
  const application = await withApplication()
  const { reviewer, stranger } = await cast(application, 'reviewer', 'stranger')
  const source = await visitWith(application, (await sent(application)).code)
  await askSource(application, reviewer, source.reportId, { message: 'Who signed the vouchers?' })
  application.later(days(2))
  await writeToStaff(application, source, null, { message: 'The permanent secretary did.' })
  const messages = [
    { number: 1, sentOn: '2026-11-21', text: 'Who signed the vouchers?', side: 'staff' },
    { number: 2, sentOn: '2026-11-23', text: 'The permanent secretary did.', side: 'source' },
  ]
  expect((await followReport(application, source, null)).messages).toEqual(messages)
  const shown = await showReport(application, reviewer, source.reportId)
  expect(shown.conversation).toEqual({ messages, earlier: null, writesAs: 'staff' })
  await expect(showReport(application, stranger, source.reportId)).rejects.toBeInstanceOf(NotFound)
  await expect(followReport(application, stranger, source.reportId)).rejects.toBeInstanceOf(NotFound)
  await expect(
    writeToStaff(application, stranger, source.reportId, { message: 'Me too.' }),
  ).rejects.toBeInstanceOf(NotFound)
})

test('an owner with an account has the same conversation', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  await askSource(application, reviewer, id, { message: 'Which ministry?' })
  await writeToStaff(application, reporter, id, { message: 'Works.' })
  const { conversation } = await showReport(application, reporter, id)
  expect(conversation).toMatchObject({
    writesAs: 'source',
    messages: [{ side: 'staff' }, { side: 'source' }],
  })
  expect((await followReport(application, reporter, id)).messages).toEqual(conversation.messages)
})

test('a visit ends after 15 minutes without a click, and at once when it is left', async () => {
  const application = await withApplication()
  const { code } = await sent(application)
  const token = await returnByCode(application, { sourceCode: code }, null)
  application.later(minutes(14))
  expect(await findVisit(application, token)).not.toBeNull()
  application.later(minutes(14))
  expect(await findVisit(application, token)).not.toBeNull()
  application.later(minutes(16))
  expect(await findVisit(application, token)).toBeNull()
  const next = await returnByCode(application, { sourceCode: code }, null)
  await endVisit(application, next)
  expect(await findVisit(application, next)).toBeNull()
  expect(await findVisit(application, 'not a token')).toBeNull()
})

test('codes are tried 20 times a quarter of an hour from one network, and no more', async () => {
  const application = await withApplication()
  const sourceCode = presentReceiptCode(makeReceiptCode(new Uint8Array(codeBytes).fill(3)))
  for (let tries = 0; tries < 20; tries += 1)
    await expect(returnByCode(application, { sourceCode }, '192.0.2.0/24')).rejects.toBeInstanceOf(Invalid)
  await expect(returnByCode(application, { sourceCode }, '192.0.2.0/24')).rejects.toBeInstanceOf(LimitReached)
  await expect(returnByCode(application, { sourceCode }, '198.51.100.0/24')).rejects.toBeInstanceOf(Invalid)
})

test('from the sixth report of a day and network on, a report is accepted and set apart', async () => {
  const application = await withApplication()
  for (let number = 0; number < 7; number += 1) await sent(application, '192.0.2.0/24')
  await sent(application, '198.51.100.0/24')
  const rows = await application.database.queries.select().from(sourceAccess)
  expect(rows.filter(({ inQuarantine }) => inQuarantine)).toHaveLength(2)
  application.later(days(1))
  await sent(application, '192.0.2.0/24')
  const after = await application.database.queries.select().from(sourceAccess)
  expect(after.filter(({ inQuarantine }) => inQuarantine)).toHaveLength(2)
})

test('staff read what is set aside in a list apart, and handle it as any other report', async () => {
  const application = await withApplication()
  const { reviewer, officer } = await cast(application, 'reviewer', 'officer')
  for (let number = 0; number < 7; number += 1) await sent(application, '192.0.2.0/24')
  const listed = async (address: string) =>
    listQueue(application, reviewer, readQueueFilters(new URLSearchParams(address)), null)
  const [inTurn, apart] = [await listed(''), await listed('aside=yes')]
  expect([inTurn.entries.length, apart.entries.length]).toEqual([5, 2])
  expect(inTurn).toMatchObject({ setAside: 2, counts: { pending: 7 } })
  const inBoth = new Set([...inTurn.entries, ...apart.entries].map(({ id }) => id))
  expect(inBoth.size).toBe(7)
  const id = apart.entries[0]?.id ?? ''
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Seen.' })
  await approveReport(application, officer, id, buildStatements())
  expect((await listed('status=approved')).entries.map((entry) => entry.id)).toEqual([id])
  expect((await listed('aside=yes')).entries).toHaveLength(1)
})

test('no row holds the code, its words, the form’s number or the network', async () => {
  const application = await withApplication()
  const formNumber = randomUUID()
  const { code, words } = await sendReport(application, { ...buildReport(), formNumber }, '192.0.2.0/24')
  const token = await returnByCode(application, { sourceCode: code }, '192.0.2.0/24')
  const letters = code.replaceAll('-', '')
  const rows = await everyRow(application)
  for (const secret of [code, letters, words.join(' '), formNumber, token, '192.0.2'])
    expect(rows.toLowerCase()).not.toContain(secret.toLowerCase())
  const [visit] = await application.database.queries.select().from(sourceVisits)
  const [report] = await application.database.queries.select().from(reports)
  expect(visit?.sealedReport.toString('latin1')).not.toContain(report?.id)
})

function sent(application: TestApplication, network: string | null = null) {
  return sendReport(application, { ...buildReport(), formNumber: randomUUID() }, network)
}

async function visitWith(application: TestApplication, sourceCode: string): Promise<Source> {
  const source = await findVisit(application, await returnByCode(application, { sourceCode }, null))
  if (!source) throw new Error('the visit was not opened')
  return source
}
