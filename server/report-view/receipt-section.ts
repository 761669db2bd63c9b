import { codeToKeep, type ReceiptView } from '#server/writing/receipts/show-receipt.ts'
import type { Reading } from './reading.ts'

/** For the owner alone, where there is a receipt. */
export type ReceiptSection = Pick<ReceiptView, 'code'> | null

export async function receiptSection({
  application,
  actor,
  report,
  reader,
}: Reading): Promise<ReceiptSection> {
  return reader === 'owner' ? codeToKeep(application, actor, report.row.id) : null
}
