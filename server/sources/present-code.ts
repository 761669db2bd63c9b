import { codeInWords } from '@fitila/receipts/code-words'
import { presentReceiptCode, type ReceiptCode } from '@fitila/receipts/receipt-code'

/** A code as letters and as words, for the one answer that shows it. */
export type ShownCode = { code: string; words: string[] }

export function presentCode(code: ReceiptCode): ShownCode {
  return { code: presentReceiptCode(code), words: codeInWords(code) }
}
