import { mostItems } from '#domain/reports/assets.ts'
import { longestReason } from '#domain/reports/report.ts'
import { proposeCorrection } from '#server/publishing/corrections/propose-correction.ts'
import { showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useLeavingGuard } from '../../form.tsx'
import { redirectAfter } from '../../redirect-after.ts'
import { formAgain, protectedVisit, submission } from '../../visit.ts'
import { BackToReport } from '../parts/back-to-report.tsx'
import { formFieldsOf } from '../parts/form-fields-of.ts'
import { ReportFields } from '../parts/report-fields.tsx'
import { statementPartNames } from '../parts/statement-names.ts'
import { FormWordsOfPage, fieldLabelsIn } from '../writing/form-words.ts'
import type { Route } from './+types/proposal'
import { disputeChoices } from './dispute-choices.ts'
import { LabellingFields } from './labelling-fields.tsx'
import { ProposalWaits } from './proposal-waits.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor, words }) => ({
    formWords: words('reportForm', 'labels', 'assetKinds'),
    desk: await showCorrectionDesk(application, actor, args.params.id),
    dispute: args.url.searchParams.get('dispute') ?? '',
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async (visit, fields) => {
    if (fields.intent?.startsWith('rows:')) return formAgain(visit, fields)
    await proposeCorrection(visit.application, visit.actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'correction-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Correct ${loaderData?.desk.report.referenceNumber ?? ''} – Fitila` }]
}

const labels = {
  ...statementPartNames,
  why: 'What is corrected, and why',
  dispute: 'Which dispute does it settle?',
}

export default function Proposal({ loaderData: { formWords, desk, dispute } }: Route.ComponentProps) {
  const { report, words, edition, disputes, proposal } = desk
  const before = { ...formFieldsOf(words), dispute, edition }
  const { textOf, problemOf } = useFormState(before)
  const guard = useLeavingGuard()
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title="Propose a correction"
        lead="Below stand the words as the public reads them. Change what is wrong. Nothing changes before a colleague confirms it."
      />
      {proposal ? (
        <ProposalWaits reportId={report.id} />
      ) : (
        <TokenForm {...guard}>
          <RefusalNotice labels={{ ...fieldLabelsIn(formWords), ...labels }} />
          <input type="hidden" name="edition" value={textOf('edition')} />
          <Field name="dispute" label={labels.dispute}>
            <Select
              key={textOf('dispute')}
              defaultValue={textOf('dispute')}
              placeholder="None: we found it ourselves"
              choices={disputeChoices(disputes)}
            />
          </Field>
          <Field
            name="why"
            label={labels.why}
            hint="The public reads this, for good, in the change log. Say what was wrong without repeating it, and nothing that points at the reporter or at whoever asked."
            error={problemOf('why')}
            required
          >
            <TextArea rows={4} defaultValue={textOf('why')} maxLength={longestReason} />
          </Field>
          <FormWordsOfPage value={formWords}>
            <ReportFields before={before} />
          </FormWordsOfPage>
          <LabellingFields />
          <p className="text-sm text-muted">
            To take an item out, empty all of its fields. A report has at most {mostItems} items on each side.
            What the reporter handed in stays sealed as it was.
          </p>
          <SubmitButton>Propose this correction</SubmitButton>
        </TokenForm>
      )}
    </Page>
  )
}
