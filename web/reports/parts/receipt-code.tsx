import { Alert } from '#ui/alert.tsx'
import type { Words } from '#words/words.ts'

type ReceiptCodeProps = { code: string; words: Words['receipt'] }

/** The code as it is copied by hand. Not on paper: it would stay in the tray of a shared printer. */
export function ReceiptCode({ code, words }: ReceiptCodeProps) {
  return (
    <div className="print:hidden">
      <Alert tone="warning" title={words.codeTitle}>
        <p className="py-2 font-mono text-xl font-semibold tracking-wide break-words">{code}</p>
        <p>{words.code}</p>
      </Alert>
    </div>
  )
}
