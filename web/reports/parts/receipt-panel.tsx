import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import { ReceiptCode } from './receipt-code.tsx'

/** On the page of one's own report: the code while it can be seen, and the way to the receipt. */
export function ReceiptPanel({ reportId, code }: { reportId: string; code: string | null }) {
  return (
    <section aria-label="Your receipt" className="space-y-2">
      {code ? <ReceiptCode code={code} /> : null}
      <p className="print:hidden">
        <Link to={`/reports/${reportId}/receipt`} className={linkStyles}>
          Your receipt, and what you handed in
        </Link>
      </p>
    </section>
  )
}
