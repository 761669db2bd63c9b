import type { NewVouchers } from '#server/plans/vouchers/make-vouchers.ts'
import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { PrintButton } from '../../print-button.tsx'
import { CopyButton } from '../../shell/copy-button.tsx'

type VoucherSlipsProps = { vouchers: NewVouchers; address: string; words: Words['makeVouchers'] }

/** The codes of a new batch, as slips to cut out. On paper nothing else of the page is left. */
export function VoucherSlips({ vouchers: { codes, plan, lastDay }, address, words }: VoucherSlipsProps) {
  const { slip } = words
  const day = dayOf(lastDay)
  return (
    <section className="space-y-4">
      <Alert tone="success" title={words.madeTitle} role="status" className="print:hidden">
        <p>{fill(words.madeText, { day })}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <PrintButton withoutScripts={words.toPrint}>{words.print}</PrintButton>
          <CopyButton text={codes.join('\n')} what="codes" isSecret />
        </div>
      </Alert>
      <ol className="grid gap-3 sm:grid-cols-2 print:grid-cols-2 print:gap-0" aria-label={words.madeTitle}>
        {codes.map((code) => (
          <li
            key={code}
            className="min-w-0 break-inside-avoid space-y-1 border border-dashed border-line p-3 text-sm"
          >
            <p className="font-semibold">{fill(slip.title, { plan: words.plans[plan] })}</p>
            <p className="font-mono text-base break-words select-all">{code}</p>
            <p>{fill(slip.where, { address })}</p>
            <p>{fill(slip.once, { day })}</p>
            <p>{slip.keep}</p>
            <p>{slip.source}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
