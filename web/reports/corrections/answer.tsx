import { longestReason } from '#domain/reports/report.ts'
import { proposeAnswer } from '#server/publishing/corrections/propose-correction.ts'
import { showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectAfter } from '../../redirect-after.ts'
import { protectedVisit, submission } from '../../visit.ts'
import { BackToReport } from '../parts/back-to-report.tsx'
import { ReportInSight } from '../parts/report-in-sight.tsx'
import type { Route } from './+types/answer'
import { disputeChoices } from './dispute-choices.ts'
import { ProposalWaits } from './proposal-waits.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    desk: await showCorrectionDesk(application, actor, args.params.id),
    dispute: args.url.searchParams.get('dispute') ?? '',
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await proposeAnswer(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'answer-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Answer about ${loaderData?.desk.report.referenceNumber ?? ''} – Fitila` }]
}

const labels = { dispute: 'Which dispute', outcome: 'What became of it', why: 'The answer' }

export default function Answer({ loaderData: { desk, dispute } }: Route.ComponentProps) {
  const { report, words, disputes, proposal } = desk
  const { textOf, problemOf } = useFormState({ dispute })
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title="Answer a dispute"
        lead="For an objection after which the words stay as they are. A colleague has to confirm the answer; then it stands at the report, and the report is no longer marked as disputed."
      />
      {proposal ? (
        <ProposalWaits reportId={report.id} />
      ) : disputes.length === 0 ? (
        <Alert>Nothing is disputed here at present.</Alert>
      ) : (
        <>
          <ReportInSight report={{ words }} />
          <TokenForm>
            <RefusalNotice labels={labels} />
            <Field name="dispute" label={labels.dispute} required>
              <Select defaultValue={textOf('dispute')} choices={disputeChoices(disputes)} />
            </Field>
            <RadioGroup
              name="outcome"
              legend={labels.outcome}
              required
              error={problemOf('outcome')}
              defaultValue={textOf('outcome') || 'answered'}
              options={[
                { value: 'answered', label: 'The words are right as they stand', hint: 'Say what shows it.' },
                { value: 'withdrawn', label: 'Whoever asked took it back' },
              ]}
            />
            <Field
              name="why"
              label={labels.why}
              hint="The public reads this, for good. Nothing that points at the reporter or at whoever asked."
              error={problemOf('why')}
              required
            >
              <TextArea rows={5} defaultValue={textOf('why')} maxLength={longestReason} />
            </Field>
            <SubmitButton>Propose this answer</SubmitButton>
          </TokenForm>
        </>
      )}
    </Page>
  )
}
