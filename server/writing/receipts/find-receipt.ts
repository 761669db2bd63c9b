import { explainCodeProblem, isReceiptCode, readReceiptCode } from '@fitila/receipts/receipt-code'
import { Invalid } from '#domain/errors.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { hashOfCode } from './issue-receipt.ts'
import { hasLaterReceipt, receiptWithCode } from './receipt-queries.ts'
import { receiptText } from './receipt-text.ts'

export type FoundReceipt = {
  day: string
  text: string
  /** The person who handed it in has changed it since, and got another receipt. */
  wasChangedLater: boolean
}

/**
 * For a person who has a code, with an account or without. Tells nothing of the report that it is about, and lets no one in.
 *
 * @throws Invalid when the code is mistyped, or is none of ours
 */
export const findReceipt = openUseCase('public.read', async ({ application }, input: Input) => {
  const typed = typeof input.receiptCode === 'string' ? input.receiptCode.slice(0, 100) : ''
  const code = readReceiptCode(typed)
  if (!isReceiptCode(code)) throw notOurs(explainCodeProblem(code))
  const { queries } = application.database
  const row = await receiptWithCode(queries, hashOfCode(application, code))
  if (!row) throw notOurs('We have not given out this code. It may belong to another site.')
  return {
    day: row.day,
    text: await receiptText(application, row),
    wasChangedLater: await hasLaterReceipt(queries, row),
  }
})

function notOurs(inEnglish: string): Invalid {
  return new Invalid('invalid', { receiptCode: { code: 'receipt-code', inEnglish } })
}
