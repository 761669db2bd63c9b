import { createHmac } from 'node:crypto'
import { commitTo } from '@fitila/receipts/commit-to'
import { codeBytes, makeReceiptCode, type ReceiptCode } from '@fitila/receipts/receipt-code'
import { receiptStatement } from '@fitila/receipts/receipt-text'
import type { ReportText } from '#domain/reports/fields.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { receiptCodeShownUntil } from '#domain/writing/receipts.ts'
import { receiptCodes, receipts } from '#server/database/log-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import { handedInFiles, handedInOf } from '#server/writing/attachments/handed-in.ts'

export type HandedOver = {
  reportId: string
  contentVersion: number
  words: ReportText
  key: ReportKey
}

/**
 * Signs that these words and the report's files were handed in, today, and draws the code that only their owner is shown. In
 * the transaction that stores them.
 *
 * @param shownCode the code of a report without an account, which is shown with the answer and not kept
 */
export async function issueReceipt(
  application: Application,
  queries: Transaction,
  { reportId, contentVersion, words, key }: HandedOver,
  shownCode: ReceiptCode | null = null,
): Promise<void> {
  const now = application.now()
  const files = await handedInFiles(application, queries, { reportId, contentVersion, key })
  const code = shownCode ?? makeReceiptCode(application.randomness.bytes(codeBytes))
  const { publicKey } = application.signing
  const stated = {
    commitment: commitTo(handedInOf(words, files), code),
    day: dayInNigeria(now),
    key: publicKey,
  }
  const signature = application.signing.sign(receiptStatement(stated))
  const [receipt] = await queries
    .insert(receipts)
    .values({ reportId, contentVersion, ...stated, signature })
    .returning({ id: receipts.id })
  if (!receipt) throw new Error('the receipt was not written')
  await queries.insert(receiptCodes).values({
    receiptId: receipt.id,
    codeHash: hashOfCode(application, code),
    sealedCode: shownCode === null ? key.seal(`code:${contentVersion}`, code) : null,
    shownUntil: receiptCodeShownUntil(now),
  })
}

export function hashOfCode({ keys }: Application, code: ReceiptCode): Buffer {
  return createHmac('sha256', keys.receipts).update(code).digest()
}
