import { type ReceiptView, receiptWaits } from '#server/writing/receipts/show-receipt.ts'
import type { Reading } from './reading.ts'

/** For the owner alone, where there is a receipt. */
export type ReceiptSection = Pick<ReceiptView, 'hasCode'> | null

export async function receiptSection({
  application,
  actor,
  report,
  reader,
}: Reading): Promise<ReceiptSection> {
  return reader === 'owner' ? receiptWaits(application, actor, report.row.id) : null
}
