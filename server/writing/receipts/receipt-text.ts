import { writeReceipt } from '@fitila/receipts/receipt-text'
import { withProof } from '@fitila/receipts/receipt-with-proof'
import type { Application } from '#server/kernel/application.ts'
import { proveRow } from '#server/transparency/prove-row.ts'
import { presentReceipt, type ReceiptRow } from './receipt-queries.ts'

/** The receipt, and from the day after it the proof that it is in the log. */
export async function receiptText(application: Application, row: ReceiptRow): Promise<string> {
  return withProof(writeReceipt(presentReceipt(row)), await proveRow(application, 'receipts', row.id))
}
