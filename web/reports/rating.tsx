import { credibilityBounds, credibilityMeanings } from '#domain/reports/credibility.ts'
import { rateReport } from '#server/cases/rate-report.ts'
import { showReportForStep } from '#server/reports/show-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/rating'
import { BackToReport } from './parts/back-to-report.tsx'
import { ReportInSight } from './parts/report-in-sight.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    report: await showReportForStep(application, actor, args.params.id, 'rate'),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await rateReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'report-rated')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Rate ${loaderData?.report.referenceNumber ?? ''} – Fitila` }]
}

const label = 'How credible is it?'

export default function Rating({ loaderData: { report } }: Route.ComponentProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title="Rate the credibility"
        lead="The first rating stands as it is; each later one is averaged with what stood before it."
      />
      <ReportInSight report={report} />
      <TokenForm>
        <input type="hidden" name="contentVersion" value={report.contentVersion} />
        <RefusalNotice failure="Rating failed" labels={{ rating: label }} />
        <RadioGroup
          name="rating"
          legend={label}
          required
          error={problemOf('rating')}
          defaultValue={textOf('rating')}
          options={Object.entries(credibilityMeanings).map(([value, hint]) => ({
            value,
            label: `${value} of ${credibilityBounds.highest}`,
            hint,
          }))}
        />
        <SubmitButton>Rate</SubmitButton>
      </TokenForm>
    </Page>
  )
}
