import { authorise } from '#domain/permissions/can.ts'
import { submitReport } from '#server/reports/submit-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useLeavingGuard } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/submit'
import { reportLabels } from './parts/labels.ts'
import { ReportFields } from './parts/report-fields.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, actor, facts }) => {
    // After a refused form the page shows it again, also to somebody whose session ended while they wrote.
    if (!facts.keptWords) authorise(actor, 'report.submit', null)
    return { submissionKey: application.randomness.uuid(), formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    const { id } = await submitReport(application, actor, fields)
    return redirectAfter(`/reports/${id}`, 'report-submitted')
  })
}

/** The empty form is nobody's secret, and a browser that may keep the page gives the words back after Back. */
export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-cache' }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Submit a report – Fitila' }]
}

export default function SubmitReport({ loaderData }: Route.ComponentProps) {
  const { textOf } = useFormState({ submissionKey: loaderData.submissionKey })
  return (
    <Page>
      <PageHeader
        title="Submit a report"
        lead="What you write is sealed. Only you and our staff can read it, until two of them have checked it and made it public."
      />
      <Alert title="Before you write">
        Do not use a phone or a computer of your office. Write nothing that points to you: no "I", no "my
        boss", nothing that only you could have seen. If it is approved, the public reads your words as they
        stand. Say what you believe to be true, and how you know it: telling a known falsehood is an offence.
      </Alert>
      <TokenForm {...useLeavingGuard()} formToken={loaderData.formToken}>
        <RefusalNotice labels={reportLabels} />
        <input type="hidden" name="submissionKey" value={textOf('submissionKey')} />
        <ReportFields />
        <SubmitButton>Send the report</SubmitButton>
      </TokenForm>
    </Page>
  )
}
