import { longestComments, reviewTypes } from '#domain/reports/peer-review.ts'
import { reviewReport } from '#server/cases/review-report.ts'
import { showReportForStep } from '#server/report-view/show-report.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/peer-review'
import { PeerReviews } from './parts/peer-reviews.tsx'
import { ReportInSight } from './parts/report-in-sight.tsx'
import { reportNames } from './parts/report-names.ts'
import { Verifications } from './parts/verifications.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      'peerReview',
      'readReport',
      'checks',
      'methods',
      'reviewTypeMeanings',
      'reviewTypeNames',
      'roleNames',
      'backTo',
      ...reportNames,
    ),
    report: await showReportForStep(application, actor, args.params.id, 'review'),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await reviewReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'peer-review-submitted')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData && fill(loaderData.words.peerReview.tab, { number: loaderData.report.referenceNumber }),
      ),
    },
  ]
}

export default function PeerReview({ loaderData }: Route.ComponentProps) {
  const { reviewTypeMeanings, reviewTypeNames } = useNames('reviewTypeMeanings', 'reviewTypeNames')
  const { report } = loaderData
  const words = loaderData.words.peerReview
  const { labels } = words
  const { textOf, problemOf } = useFormState()
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <ReportInSight english={loaderData.words} report={report.text} />
      <TokenForm>
        <input type="hidden" name="contentVersion" value={report.contentVersion} />
        <RefusalNotice failure={words.failure} labels={labels} />
        <RadioGroup
          name="reviewType"
          legend={labels.reviewType}
          required
          error={problemOf('reviewType')}
          defaultValue={textOf('reviewType')}
          options={reviewTypes.map((type) => ({
            value: type,
            label: reviewTypeNames[type],
            hint: reviewTypeMeanings[type],
          }))}
        />
        <Field
          name="comments"
          label={labels.comments}
          hint={words.hint}
          error={problemOf('comments')}
          required
        >
          <TextArea rows={6} defaultValue={textOf('comments')} maxLength={longestComments} />
        </Field>
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
      <Verifications english={loaderData.words} report={report} />
      <PeerReviews english={loaderData.words} report={report} />
    </Page>
  )
}
