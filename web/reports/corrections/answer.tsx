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
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import { ReportInSight } from '../parts/report-in-sight.tsx'
import { reportNames } from '../parts/report-names.ts'
import type { Route } from './+types/answer'
import { disputeChoices } from './dispute-choices.ts'
import { ProposalWaits } from './proposal-waits.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('correctionAnswer', 'readReport', 'proposalWaits', 'backTo', 'sideNames', ...reportNames),
    desk: await showCorrectionDesk(application, actor, args.params.id),
    dispute: args.url.searchParams.get('dispute') ?? '',
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await proposeAnswer(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'answer-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData &&
          fill(loaderData.words.correctionAnswer.tab, { number: loaderData.desk.report.referenceNumber }),
      ),
    },
  ]
}

export default function Answer({ loaderData }: Route.ComponentProps) {
  const names = useNames('labels', 'partTexts', 'sideNames')
  const { desk, dispute } = loaderData
  const words = loaderData.words.correctionAnswer
  const { labels } = words
  const { report, words: text, disputes, proposal } = desk
  const { textOf, problemOf } = useFormState({ dispute })
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      {proposal ? (
        <ProposalWaits words={loaderData.words.proposalWaits} reportId={report.id} />
      ) : disputes.length === 0 ? (
        <Alert>{words.none}</Alert>
      ) : (
        <>
          <ReportInSight english={loaderData.words} report={{ words: text }} />
          <TokenForm>
            <RefusalNotice labels={labels} />
            <Field name="dispute" label={labels.dispute} required>
              <Select defaultValue={textOf('dispute')} choices={disputeChoices(disputes, names)} />
            </Field>
            <RadioGroup
              name="outcome"
              legend={labels.outcome}
              required
              error={problemOf('outcome')}
              defaultValue={textOf('outcome') || 'answered'}
              options={[
                { value: 'answered', label: words.outcomes.answered, hint: words.answeredHint },
                { value: 'withdrawn', label: words.outcomes.withdrawn },
              ]}
            />
            <Field name="why" label={labels.why} hint={words.whyHint} error={problemOf('why')} required>
              <TextArea rows={5} defaultValue={textOf('why')} maxLength={longestReason} />
            </Field>
            <SubmitButton>{words.button}</SubmitButton>
          </TokenForm>
        </>
      )}
    </Page>
  )
}
