import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { SectionProps } from './section-props.ts'

/** On the page of the person's own report: the way to the receipt. Nothing of it is printed with the report, and the code is never here. */
export function ReceiptPanel({ report: { id, receipt }, words: { receipt: words } }: SectionProps) {
  if (!receipt) return null
  return (
    <section aria-label={words.title} className="space-y-2 print:hidden">
      {receipt.hasCode ? <p className="max-w-prose">{words.waits}</p> : null}
      <p>
        <Link to={`/reports/${id}/receipt`} className={linkStyles}>
          {words.link}
        </Link>
      </p>
    </section>
  )
}
