import { createHash } from 'node:crypto'
import { Invalid } from '#domain/errors.ts'
import {
  codeBytes,
  explainCodeProblem,
  isReceiptCode,
  makeReceiptCode,
  presentReceiptCode,
  readReceiptCode,
} from '#receipts/receipt-code.ts'
import type { Randomness } from '#server/kernel/randomness.ts'

/** A new code, as it is printed: 22 random letters and digits and two that find a typing error, in fours. */
export function newVoucherCode(randomness: Randomness): string {
  return presentReceiptCode(makeReceiptCode(randomness.bytes(codeBytes)))
}

/**
 * What is stored of a code, read as people type it.
 *
 * @throws Invalid that says what is wrong with its spelling
 */
export function hashOfVoucher(typed: unknown): Buffer {
  const read = readReceiptCode(typeof typed === 'string' ? typed.slice(0, 100) : '')
  if (isReceiptCode(read)) return createHash('sha256').update(`voucher:${read}`).digest()
  throw new Invalid('invalid', {
    voucherCode: { code: 'voucher-code', inEnglish: explainCodeProblem(read) },
  })
}

/** What the log has of some codes. Without the codes it tells nothing. */
export function digestOf(codeHashes: readonly Buffer[]): string {
  return createHash('sha256')
    .update(Buffer.concat(codeHashes.toSorted(Buffer.compare)))
    .digest('hex')
}
