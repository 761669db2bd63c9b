import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import { ReceiptCode } from '../receipt-code.tsx'
import type { SectionProps } from './section-props.ts'

/** On the page of the person's own report: the code while it can be seen, and the way to the receipt. Nothing of it is printed with the report. */
export function ReceiptPanel({ report: { id, receipt }, words: { receipt: words } }: SectionProps) {
  if (!receipt) return null
  return (
    <section aria-label={words.title} className="space-y-2 print:hidden">
      {receipt.code ? <ReceiptCode code={receipt.code} words={words} /> : null}
      <p>
        <Link to={`/reports/${id}/receipt`} className={linkStyles}>
          {words.link}
        </Link>
      </p>
    </section>
  )
}
