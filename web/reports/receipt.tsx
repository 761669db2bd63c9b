import { Link } from 'react-router'
import { keepCode, showReceipt } from '#server/writing/receipts/show-receipt.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/receipt'
import { BackToReport } from './parts/back-to-report.tsx'
import { PrintButton } from './parts/print-button.tsx'
import { ReceiptCode } from './parts/receipt-code.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: words('receipt', 'report', 'backTo', 'aboutReport'),
    id: args.params.id,
    receipt: await showReceipt(application, actor, args.params.id),
    formToken: pageRequest.formToken(),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await keepCode(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'code-kept')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.receipt.title) }]
}

export default function ReportReceipt({ loaderData }: Route.ComponentProps) {
  const { id, receipt, formToken } = loaderData
  const { receipt: words, report, aboutReport } = loaderData.words
  const { code, text, day, contentVersion, referenceNumber } = receipt
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={{ id, referenceNumber }} />}
        title={words.title}
        lead={fill(words.lead, { day: partialDay(day) })}
        actions={<PrintButton withoutScripts={aboutReport.toPrint}>{report.print}</PrintButton>}
      />
      <RefusalNotice />
      {code ? (
        <>
          <ReceiptCode code={code} words={words} />
          <TokenForm formToken={formToken} className="print:hidden">
            <input type="hidden" name="contentVersion" value={contentVersion} />
            <SubmitButton tone="secondary">{words.forget}</SubmitButton>
          </TokenForm>
        </>
      ) : (
        <p>{words.gone}</p>
      )}
      <Card as="section" aria-labelledby="signed" className="space-y-3">
        <h2 id="signed">{words.signed}</h2>
        <pre className="font-mono text-sm break-all whitespace-pre-wrap">{text}</pre>
        <p className="print:hidden">
          <a href={`/reports/${id}/receipt.txt`} download className={linkStyles}>
            {words.save}
          </a>
        </p>
      </Card>
      <section aria-labelledby="handed-in" className="space-y-2 print:hidden">
        <h2 id="handed-in">{words.handedIn}</h2>
        <p className="max-w-prose">{words.needs}</p>
        <p>
          <a href={`/reports/${id}/handed-in.txt`} download className={linkStyles}>
            {words.saveHandedIn}
          </a>
        </p>
        <p className="max-w-prose">{words.danger}</p>
        <p>
          <Link to="/transparency" className={linkStyles}>
            {words.check}
          </Link>
        </p>
      </section>
    </Page>
  )
}
