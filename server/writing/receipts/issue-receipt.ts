import { createHmac } from 'node:crypto'
import { commitTo } from '@fitila/receipts/commit-to'
import type { HandedInFile } from '@fitila/receipts/handed-in'
import { codeBytes, makeReceiptCode, type ReceiptCode } from '@fitila/receipts/receipt-code'
import { receiptStatement } from '@fitila/receipts/receipt-text'
import { sql } from 'drizzle-orm'
import type { ReportText } from '#domain/reports/fields.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { receiptCodeShownUntil } from '#domain/writing/receipts.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { receiptCodes, receipts } from '#server/database/log-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import { handedInOf } from '#server/writing/attachments/handed-in.ts'

export type HandedOver = {
  reportId: string
  contentVersion: number
  words: ReportText
  files: readonly HandedInFile[]
  key: ReportKey
  /** The code of a report without an account, which is shown with the answer and not kept. */
  shownCode: ReceiptCode | null
}

/**
 * Signs that these words and the report's files were handed in, today, and draws the code that only their owner is shown. In
 * the transaction that stores them.
 */
export async function issueReceipts(
  application: Application,
  queries: Transaction,
  handedOver: readonly HandedOver[],
): Promise<void> {
  const made = handedOver.map((each) => receiptOf(application, each))
  const rows = made.map(({ receipt }) => receipt)
  const written = await insertRows(queries, receipts, rows, sql`returning id, report_id`)
  const ids = new Map(written.map(({ id, report_id: reportId }) => [reportId, Number(id)]))
  const codes = made.map(({ receipt: { reportId }, code }) => {
    const receiptId = ids.get(reportId)
    if (receiptId === undefined) throw new Error('the receipt was not written')
    return { receiptId, ...code }
  })
  await insertRows(queries, receiptCodes, codes)
}

function receiptOf(
  application: Application,
  { reportId, contentVersion, words, files, key, shownCode }: HandedOver,
) {
  const now = application.now()
  const code = shownCode ?? makeReceiptCode(application.randomness.bytes(codeBytes))
  const { publicKey } = application.signing
  const stated = {
    commitment: commitTo(handedInOf(words, files), code),
    day: dayInNigeria(now),
    key: publicKey,
  }
  const signature = application.signing.sign(receiptStatement(stated))
  return {
    receipt: { reportId, contentVersion, ...stated, signature },
    code: {
      codeHash: hashOfCode(application, code),
      sealedCode: shownCode === null ? key.seal(`code:${contentVersion}`, code) : null,
      shownUntil: receiptCodeShownUntil(now),
    },
  }
}

export function hashOfCode({ keys }: Application, code: ReceiptCode): Buffer {
  return createHmac('sha256', keys.receipts).update(code).digest()
}
