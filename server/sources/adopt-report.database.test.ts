import { randomUUID } from 'node:crypto'
import { codeBytes, makeReceiptCode, presentReceiptCode } from '@fitila/receipts/receipt-code'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { events } from '#server/database/schema.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { listOwnReports } from '#server/reports/list-own-reports.ts'
import { findReceipt } from '#server/writing/receipts/find-receipt.ts'
import { takeCode } from '#server/writing/receipts/show-receipt.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { adoptReport } from './adopt-report.ts'
import { sendReport } from './send-report.ts'
import { findVisit, returnByCode } from './visits.ts'

test('an account takes a report by its code, reads it, and the code opens it no more', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const { code, referenceNumber } = await sent(application)
  const token = await returnByCode(application, { sourceCode: code }, null)
  const id = await adoptReport(application, reporter, { sourceCode: code }, null)
  expect(await showReport(application, reporter, id)).toMatchObject({ reader: 'owner', referenceNumber })
  expect(await listOwnReports(application, reporter)).toMatchObject([{ referenceNumber }])
  expect(await findVisit(application, token)).toBeNull()
  const wrong = await refusalOf(adoptReport(application, stranger, { sourceCode: strangeCode }, null))
  expect(await refusalOf(adoptReport(application, stranger, { sourceCode: code }, null))).toBe(wrong)
  expect(await refusalOf(returnByCode(application, { sourceCode: code }, null))).toBe(wrong)
  // It still proves what was handed in, as the code of every receipt does.
  expect(await findReceipt(application, { receiptCode: code })).toMatchObject({ day: '2026-11-21' })
})

test('the event says that the source did it, and names no account', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { code } = await sent(application)
  await adoptReport(application, reporter, { sourceCode: code }, null)
  const written = await application.database.queries.select().from(events)
  expect(written.at(-1)).toMatchObject({ kind: 'report.adopted', actorKind: 'source', actorId: null })
  expect(await everyRow(application)).not.toContain(code)
})

test('when two accounts take a report at once, one gets it', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const { code } = await sent(application)
  const outcomes = await Promise.allSettled(
    [reporter, stranger].map((person) => adoptReport(application, person, { sourceCode: code }, null)),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('no code takes a report out of an account, and no visitor takes one', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const { id } = await submitted(application, reporter)
  const sourceCode = (await takeCode(application, reporter, id)) ?? ''
  expect(sourceCode).toMatch(/^[0-9A-Z]{4}-/)
  await expect(adoptReport(application, stranger, { sourceCode }, null)).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await refusalOf(returnByCode(application, { sourceCode }, null))).toContain('No report opens')
  const { code } = await sent(application)
  await expect(adoptReport(application, visitor, { sourceCode: code }, null)).rejects.toMatchObject({
    code: 'sign-in-needed',
  })
})

const strangeCode = presentReceiptCode(makeReceiptCode(new Uint8Array(codeBytes).fill(9)))

function sent(application: TestApplication) {
  return sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
}

function refusalOf(tried: Promise<unknown>): Promise<string> {
  return tried.then(
    () => 'it was taken',
    (error: unknown) => JSON.stringify(error),
  )
}
