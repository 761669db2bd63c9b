import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { codeBytes, makeReceiptCode, type ReceiptCode } from '@fitila/receipts/receipt-code'
import { sourceLookup } from '@fitila/receipts/source-keys'
import type { Application } from '#server/kernel/application.ts'

type Keys = Pick<Application, 'keys'>

/**
 * The code of the report that a form makes. Derived from the form's number, 122 random bits that are in that form alone: the
 * same form sent again shows the same code, and nothing of it is stored.
 */
export function codeOfForm({ keys }: Keys, formNumber: string): ReceiptCode {
  const bytes = hkdfSync('sha256', keys.sources, Buffer.alloc(0), `code:${formNumber}`, codeBytes)
  return makeReceiptCode(new Uint8Array(bytes))
}

/** What is stored of a form's number. */
export function hashOfForm({ keys }: Keys, formNumber: string): Buffer {
  return createHmac('sha256', keys.sources).update(`form:${formNumber}`).digest()
}

/** What is stored of a code. Plain SHA-256 is enough for 110 random bits. */
export function hashOfLookup(code: ReceiptCode): Buffer {
  return createHash('sha256').update(sourceLookup(code)).digest()
}
