import { Link, useActionData } from 'react-router'
import { receiptCodeHours } from '#domain/writing/receipts.ts'
import { showReceipt, takeCode } from '#server/writing/receipts/show-receipt.ts'
import { Answered } from '#ui/answers/answered.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { PrintButton } from '../print-button.tsx'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/receipt'
import { BackToReport } from './parts/back-to-report.tsx'
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

/** The answer itself shows the code, so that it is in no address, and we delete it. */
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }) => ({
    code: await takeCode(application, actor, args.params.id),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.receipt.title) }]
}

export default function ReportReceipt({ loaderData }: Route.ComponentProps) {
  const { id, receipt, formToken } = loaderData
  const { receipt: words, report, aboutReport } = loaderData.words
  const { hasCode, text, day, referenceNumber } = receipt
  const answer = useLastAnswer(useActionData<typeof action>())
  const code = answer && 'code' in answer ? answer.code : null
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
        <Answered to={answer}>
          <ReceiptCode code={code} words={words} />
        </Answered>
      ) : hasCode ? (
        <TokenForm formToken={formToken} className="space-y-3 print:hidden">
          <p className="max-w-prose">{fill(words.before, { hours: receiptCodeHours })}</p>
          <SubmitButton tone="secondary">{words.show}</SubmitButton>
        </TokenForm>
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
