import { Alert } from '#ui/alert.tsx'
import type { Words } from '#words/words.ts'
import { Copyable } from '../../shell/copyable.tsx'

type ReceiptCodeProps = { code: string; words: Words['receipt'] }

/** The code as it is copied by hand. Not on paper: it would stay in the tray of a shared printer. */
export function ReceiptCode({ code, words }: ReceiptCodeProps) {
  return (
    <div className="print:hidden">
      <Alert tone="warning" title={words.codeTitle}>
        <div className="py-2">
          <Copyable text={code} what="code" className="text-xl font-semibold tracking-wide" isSecret />
        </div>
        <p>{words.code}</p>
      </Alert>
    </div>
  )
}
