import type { Receipt } from '@fitila/receipts/receipt-text'
import { asc, desc, eq } from 'drizzle-orm'
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

/** The sealed code of the newest receipt, deleted; its hash stays. If two people ask at once, one gets it. */
export async function takeSealedCode(
  queries: Transaction,
  reportId: string,
  now: Date,
): Promise<{ contentVersion: number; sealedCode: Buffer } | null> {
  const [row] = await queries
    .select({ id: receipts.id, contentVersion: receipts.contentVersion, code: receiptCodes })
    .from(receipts)
    .innerJoin(receiptCodes, eq(receiptCodes.receiptId, receipts.id))
    .where(eq(receipts.reportId, reportId))
    .orderBy(desc(receipts.contentVersion))
    .limit(1)
    .for('update', { of: receiptCodes })
  if (!row?.code.sealedCode || row.code.shownUntil <= now) return null
  await queries.update(receiptCodes).set({ sealedCode: null }).where(eq(receiptCodes.receiptId, row.id))
  return { contentVersion: row.contentVersion, sealedCode: row.code.sealedCode }
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
