import { data, useActionData } from 'react-router'
import type { SharingBox } from '#domain/publishing/shared-words.ts'
import { mostItems } from '#domain/reports/assets.ts'
import { fieldNames, isPublished } from '#domain/reports/fields.ts'
import { longestReason } from '#domain/reports/report.ts'
import { previewCorrection } from '#server/publishing/corrections/preview-correction.ts'
import { proposeCorrection } from '#server/publishing/corrections/propose-correction.ts'
import { showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { Answered } from '#ui/answers/answered.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useLeavingGuard } from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { redirectAfter } from '../../redirect.ts'
import { formAgain, type RefusedAnswer } from '../../refused-form.ts'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import { formFieldsOf } from '../parts/form-fields-of.ts'
import { partParts } from '../parts/part-name.ts'
import { ReportFields } from '../parts/report-fields.tsx'
import { FormWordsOfPage, fieldLabelsIn, formParts } from '../writing/form-words.ts'
import type { Route } from './+types/proposal'
import { disputeChoices } from './dispute-choices.ts'
import { LabellingFields } from './labelling-fields.tsx'
import { ProposalWaits } from './proposal-waits.tsx'
import { SharingBoxes, StillSaid } from './sharing-boxes.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      'correctionProposal',
      'proposalWaits',
      'backTo',
      'statementPartNames',
      'statementLabelNames',
      'statementLabelMeanings',
      ...partParts,
    ),
    formWords: words(...formParts),
    desk: await showCorrectionDesk(application, actor, args.params.id),
    dispute: args.url.searchParams.get('dispute') ?? '',
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async (visit, fields) => {
    if (fields.intent?.startsWith('rows:')) return formAgain(visit, fields)
    if (!fields.sharedSeen) {
      const sharing = await previewCorrection(visit.application, visit.actor, args.params.id, fields)
      if (sharing.length > 0) return sharingAgain(formAgain(visit, fields), sharing)
    }
    await proposeCorrection(visit.application, visit.actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'correction-proposed')
  })
}

// As the same form, with the boxes that still say what was taken out.
function sharingAgain(again: RefusedAnswer, sharing: SharingBox[]) {
  return data({ ...again.data, sharing }, again.init ?? {})
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData &&
          fill(loaderData.words.correctionProposal.tab, { number: loaderData.desk.report.referenceNumber }),
      ),
    },
  ]
}

export default function Proposal({ loaderData }: Route.ComponentProps) {
  const names = useNames('labels', 'partTexts', 'sideNames', 'statementPartNames')
  const { formWords, desk, dispute } = loaderData
  const words = loaderData.words.correctionProposal
  const labels = { ...names.statementPartNames, ...words.labels }
  const { report, words: text, edition, disputes, proposal } = desk
  const before = { ...formFieldsOf(text), dispute, edition }
  const { textOf, problemOf } = useFormState(before)
  const answer = useLastAnswer(useActionData<{ sharing?: SharingBox[] }>())
  const sharing = answer?.sharing ?? []
  const guard = useLeavingGuard()
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      {proposal ? (
        <ProposalWaits words={loaderData.words.proposalWaits} reportId={report.id} />
      ) : (
        <TokenForm {...guard}>
          <RefusalNotice labels={{ ...fieldLabelsIn(formWords), ...labels }} />
          {sharing.length > 0 ? (
            <Answered to={answer}>
              <SharingBoxes words={words.sharing} boxes={sharing} />
            </Answered>
          ) : null}
          <input type="hidden" name="edition" value={textOf('edition')} />
          <Field name="dispute" label={labels.dispute}>
            <Select
              key={textOf('dispute')}
              defaultValue={textOf('dispute')}
              placeholder={words.noDispute}
              choices={disputeChoices(disputes, names)}
            />
          </Field>
          <Field name="why" label={labels.why} hint={words.whyHint} error={problemOf('why')} required>
            <TextArea rows={4} defaultValue={textOf('why')} maxLength={longestReason} />
          </Field>
          <FormWordsOfPage value={formWords}>
            <ReportFields before={before} names={fieldNames.filter(isPublished)} />
          </FormWordsOfPage>
          <LabellingFields words={words} />
          <p className="text-sm text-muted">{fill(words.items, { count: mostItems })}</p>
          {sharing.length > 0 ? (
            <Checkbox
              name="sharedSeen"
              label={words.sharing.seen}
              hint={<StillSaid words={words.sharing} boxes={sharing} />}
            />
          ) : null}
          <SubmitButton>{words.button}</SubmitButton>
        </TokenForm>
      )}
    </Page>
  )
}
