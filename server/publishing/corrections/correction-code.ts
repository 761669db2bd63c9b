import { createHmac } from 'node:crypto'
import type { CorrectionRequest } from '#domain/publishing/corrections.ts'
import { asWritten, codeText } from '#server/access/paper-codes.ts'
import type { Application } from '#server/kernel/application.ts'

/**
 * The code with which the person who asked can look up the answer. Made from the form's own number and its words, so that the same
 * form sent twice gets the same code, and nothing has to be stored that could tell it.
 */
export function codeFor({ keys }: Application, formNumber: string, request: CorrectionRequest): string {
  const text = JSON.stringify(['correction', formNumber, request])
  return codeText(createHmac('sha256', keys.recovery).update(text).digest().subarray(0, 10))
}

/** What is stored of a code. The key is in the key file, not in the database. */
export function codeHashOf({ keys }: Application, given: string): Buffer {
  return createHmac('sha256', keys.recovery)
    .update(`correction|${asWritten(given)}`)
    .digest()
}
