import { and, asc, desc, eq } from 'drizzle-orm'
import type { Receipt } from '#receipts/receipt-text.ts'
import { receiptCodes, receipts, signingKeys } from '#server/database/log-schema.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'

export type ReceiptRow = typeof receipts.$inferSelect
export type ReceiptCodeRow = typeof receiptCodes.$inferSelect

/** The receipt of the newest words. Null for a report from before there were receipts. */
export async function newestReceipt(
  queries: Queries,
  reportId: string,
): Promise<{ receipt: ReceiptRow; code: ReceiptCodeRow } | null> {
  const [row] = await queries
    .select({ receipt: receipts, code: receiptCodes })
    .from(receipts)
    .innerJoin(receiptCodes, eq(receiptCodes.receiptId, receipts.id))
    .where(eq(receipts.reportId, reportId))
    .orderBy(desc(receipts.contentVersion))
    .limit(1)
  return row ?? null
}

export async function receiptWithCode(queries: Queries, codeHash: Buffer): Promise<ReceiptRow | null> {
  const [row] = await queries
    .select({ receipt: receipts })
    .from(receipts)
    .innerJoin(receiptCodes, eq(receiptCodes.receiptId, receipts.id))
    .where(eq(receiptCodes.codeHash, codeHash))
  return row?.receipt ?? null
}

export async function hasLaterReceipt(queries: Queries, { id, reportId }: ReceiptRow): Promise<boolean> {
  const [newest] = await queries
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.reportId, reportId))
    .orderBy(desc(receipts.contentVersion))
    .limit(1)
  return newest?.id !== id
}

/** Forgets the code; its hash stays. */
export async function eraseCode(
  queries: Queries | Transaction,
  { reportId, contentVersion }: Pick<ReceiptRow, 'reportId' | 'contentVersion'>,
): Promise<void> {
  const [row] = await queries
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.reportId, reportId), eq(receipts.contentVersion, contentVersion)))
  if (row)
    await queries.update(receiptCodes).set({ sealedCode: null }).where(eq(receiptCodes.receiptId, row.id))
}

export function everySigningKey(queries: Queries) {
  return queries
    .select({ publicKey: signingKeys.publicKey, begunOn: signingKeys.begunOn })
    .from(signingKeys)
    .orderBy(asc(signingKeys.id))
}

export function presentReceipt({ commitment, day, key, signature }: ReceiptRow): Receipt {
  return { commitment, day, key, signature }
}
