import { Link } from 'react-router'
import { keepCode, showReceipt } from '#server/reports/show-receipt.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { partialDay } from '../dates.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/receipt'
import { BackToReport } from './parts/back-to-report.tsx'
import { PrintButton } from './parts/print-button.tsx'
import { ReceiptCode } from './parts/receipt-code.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor, facts }) => ({
    id: args.params.id,
    receipt: await showReceipt(application, actor, args.params.id),
    formToken: facts.formToken(),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await keepCode(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'code-kept')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Your receipt – Fitila' }]
}

export default function ReportReceipt({ loaderData: { id, receipt, formToken } }: Route.ComponentProps) {
  const { code, text, day, contentVersion, referenceNumber } = receipt
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={{ id, referenceNumber }} />}
        title="Your receipt"
        lead={`It says that something was handed in on ${partialDay(day)}, and nothing of what it was or by whom.`}
        actions={<PrintButton />}
      />
      <RefusalNotice />
      {code ? (
        <>
          <ReceiptCode code={code} />
          <TokenForm formToken={formToken} className="print:hidden">
            <input type="hidden" name="contentVersion" value={contentVersion} />
            <SubmitButton tone="secondary">I have kept the code. Forget it</SubmitButton>
          </TokenForm>
        </>
      ) : (
        <p>Its code is no longer shown. We do not have it any more, and nobody can make it again.</p>
      )}
      <Card as="section" aria-labelledby="signed" className="space-y-3">
        <h2 id="signed">What we signed</h2>
        <pre className="font-mono text-sm break-all whitespace-pre-wrap">{text}</pre>
        <p className="print:hidden">
          <a href={`/reports/${id}/receipt.txt`} download className={linkStyles}>
            Save the receipt
          </a>
        </p>
      </Card>
      <section aria-labelledby="handed-in" className="space-y-2 print:hidden">
        <h2 id="handed-in">What you handed in</h2>
        <p className="max-w-prose">
          To prove later what it was, you need three things: the receipt, its code, and what you handed in to
          the letter. Your files have to be the ones that you sent, byte for byte.
        </p>
        <p>
          <a href={`/reports/${id}/handed-in.txt`} download className={linkStyles}>
            Save what you handed in
          </a>
        </p>
        <p className="max-w-prose">
          Each of them tells whoever finds it that you reported somebody. A file stays on this device until
          you delete it, and may stay longer. If that is a danger to you, keep none of them: your report needs
          no receipt. If you change the report, you get another receipt for the new words.
        </p>
        <p>
          <Link to="/transparency" className={linkStyles}>
            How a receipt is checked
          </Link>
        </p>
      </section>
    </Page>
  )
}
