import type { ReceiptCode } from '@fitila/receipts/receipt-code'
import { eq } from 'drizzle-orm'
import { tipAccess } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { hashOfLookup } from '../code-of-form.ts'

/** The tip that this code opens, or null. */
export async function findTip({ database }: Application, code: ReceiptCode): Promise<string | null> {
  const [row] = await database.queries
    .select({ id: tipAccess.conversationId })
    .from(tipAccess)
    .where(eq(tipAccess.lookupHash, hashOfLookup(code)))
  return row?.id ?? null
}
