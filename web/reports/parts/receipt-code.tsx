import { receiptCodeHours } from '#domain/reports/receipts.ts'
import { Alert } from '#ui/alert.tsx'

/** The code as it is copied by hand. */
export function ReceiptCode({ code }: { code: string }) {
  return (
    <Alert tone="warning" title="Your receipt’s code, for you alone">
      <p className="py-2 font-mono text-xl font-semibold tracking-wide break-words">{code}</p>
      <p>
        Write it down only if there is a place where nobody looks: whoever finds it learns that you handed
        something in here. It proves that it was you, and brings the receipt back. It lets nobody into your
        account. We show it for {receiptCodeHours} hours, or until you say that you have kept it.
      </p>
    </Alert>
  )
}
