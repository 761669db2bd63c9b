import { eq, inArray } from 'drizzle-orm'
import { receiptCodes, receipts } from '#server/database/log-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { sourceAccess } from '#server/database/schema.ts'

/** From now on the code of a report is as any code that was never given: here, and where receipts are looked up. Open visits end. */
export async function endAccess(queries: Transaction, reportId: string): Promise<void> {
  await queries.delete(sourceAccess).where(eq(sourceAccess.reportId, reportId))
  const ofReport = queries.select({ id: receipts.id }).from(receipts).where(eq(receipts.reportId, reportId))
  await queries.delete(receiptCodes).where(inArray(receiptCodes.receiptId, ofReport))
}
