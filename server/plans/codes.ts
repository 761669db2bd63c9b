import { createHash } from 'node:crypto'
import {
  codeBytes,
  explainCodeProblem,
  isReceiptCode,
  makeReceiptCode,
  presentReceiptCode,
  readReceiptCode,
} from '@fitila/receipts/receipt-code'
import { Invalid } from '#domain/errors.ts'
import type { FieldRefusalCode } from '#domain/field-refusals.ts'
import type { Randomness } from '#server/kernel/randomness.ts'

/** A new code, as it is printed: 22 random letters and digits and two that find a typing error, in fours. */
export function newCode(randomness: Randomness): string {
  return presentReceiptCode(makeReceiptCode(randomness.bytes(codeBytes)))
}

/**
 * What is stored of a voucher's code, read as people type it.
 *
 * @throws Invalid that says what is wrong with its spelling
 */
export function hashOfVoucher(typed: unknown): Buffer {
  return hashOfCode(typed, { kind: 'voucher', field: 'voucherCode', wrong: 'voucher-code' })
}

/** As `hashOfVoucher`, of the code of an invitation to a seat. */
export function hashOfSeatCode(typed: unknown): Buffer {
  return hashOfCode(typed, { kind: 'seat', field: 'seatCode', wrong: 'seat-code' })
}

type CodeKind = { kind: string; field: string; wrong: FieldRefusalCode }

function hashOfCode(typed: unknown, { kind, field, wrong }: CodeKind): Buffer {
  const read = readReceiptCode(typeof typed === 'string' ? typed.slice(0, 100) : '')
  if (isReceiptCode(read)) return createHash('sha256').update(`${kind}:${read}`).digest()
  throw new Invalid('invalid', { [field]: { code: wrong, inEnglish: explainCodeProblem(read) } })
}

/** What the log has of some codes. Without the codes it tells nothing. */
export function digestOf(codeHashes: readonly Buffer[]): string {
  return createHash('sha256')
    .update(Buffer.concat(codeHashes.toSorted(Buffer.compare)))
    .digest('hex')
}
