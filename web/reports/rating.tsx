import { credibilityBounds } from '#domain/reports/credibility.ts'
import { rateReport } from '#server/cases/rate-report.ts'
import { showReportForStep } from '#server/report-view/show-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/rating'
import { ReportInSight } from './parts/report-in-sight.tsx'
import { reportNames } from './parts/report-names.ts'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('rating', 'readReport', 'credibilityMeanings', 'backTo', ...reportNames),
    report: await showReportForStep(application, actor, args.params.id, 'rate'),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await rateReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'report-rated')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData && fill(loaderData.words.rating.tab, { number: loaderData.report.referenceNumber }),
      ),
    },
  ]
}

export default function Rating({ loaderData }: Route.ComponentProps) {
  const { credibilityMeanings } = useNames('credibilityMeanings')
  const { report } = loaderData
  const words = loaderData.words.rating
  const { textOf, problemOf } = useFormState()
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <ReportInSight english={loaderData.words} report={report.text} />
      <TokenForm>
        <input type="hidden" name="contentVersion" value={report.contentVersion} />
        <RefusalNotice failure={words.failure} labels={{ rating: words.label }} />
        <RadioGroup
          name="rating"
          legend={words.label}
          required
          error={problemOf('rating')}
          defaultValue={textOf('rating')}
          options={Object.entries(credibilityMeanings).map(([value, hint]) => ({
            value,
            label: fill(words.choice, { value, highest: credibilityBounds.highest }),
            hint,
          }))}
        />
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
