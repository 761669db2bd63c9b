import { receiptCodeHours } from '#domain/writing/receipts.ts'
import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type ReceiptCodeProps = { code: string; words: Words['receipt'] }

/** The code as it is copied by hand. */
export function ReceiptCode({ code, words }: ReceiptCodeProps) {
  return (
    <Alert tone="warning" title={words.codeTitle}>
      <p className="py-2 font-mono text-xl font-semibold tracking-wide break-words">{code}</p>
      <p>{fill(words.code, { hours: receiptCodeHours })}</p>
    </Alert>
  )
}
