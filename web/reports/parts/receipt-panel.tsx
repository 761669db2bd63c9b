import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { ReceiptCode } from './receipt-code.tsx'

type ReceiptPanelProps = { reportId: string; code: string | null; words: Words['receipt'] }

/** On the page of one's own report: the code while it can be seen, and the way to the receipt. */
export function ReceiptPanel({ reportId, code, words }: ReceiptPanelProps) {
  return (
    <section aria-label={words.title} className="space-y-2">
      {code ? <ReceiptCode code={code} words={words} /> : null}
      <p className="print:hidden">
        <Link to={`/reports/${reportId}/receipt`} className={linkStyles}>
          {words.link}
        </Link>
      </p>
    </section>
  )
}
