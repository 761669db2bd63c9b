import { codeInWords } from '#receipts/code-words.ts'
import { presentReceiptCode, type ReceiptCode } from '#receipts/receipt-code.ts'

/** A code as letters and as words, for the one answer that shows it. */
export type ShownCode = { code: string; words: string[] }

export function presentCode(code: ReceiptCode): ShownCode {
  return { code: presentReceiptCode(code), words: codeInWords(code) }
}
