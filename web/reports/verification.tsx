import { longestNotes } from '#domain/reports/report.ts'
import { verificationMethods } from '#domain/reports/verification.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { listAnswers } from '#server/experts/assignments/answers.ts'
import { showReportForStep } from '#server/report-view/show-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/verification'
import { MethodChecklists } from './parts/method-checklists.tsx'
import { ReportInSight } from './parts/report-in-sight.tsx'
import { reportNames } from './parts/report-names.ts'
import { SourceChoices } from './parts/source-choices.tsx'
import { StatementLabels } from './parts/statement-labels.tsx'
import { statementFieldNames } from './parts/statement-names.ts'
import { missingTogether } from './parts/statements/missing-parts.ts'
import { StatementFields, statementFieldParts } from './parts/statements/statement-fields.tsx'
import { EarlierVerifications } from './parts/verifications.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      'verification',
      'findingNames',
      'checklists',
      'readReport',
      'checks',
      'methodMeanings',
      'methods',
      'backTo',
      'statementLabelMeanings',
      ...statementFieldParts,
      ...reportNames,
    ),
    report: await showReportForStep(application, actor, args.params.id, 'verify'),
    answers: await listAnswers(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await verifyReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'verification-recorded')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData && fill(loaderData.words.verification.tab, { number: loaderData.report.referenceNumber }),
      ),
    },
  ]
}

export default function Verification({ loaderData }: Route.ComponentProps) {
  const { methodMeanings, methods, findingNames } = useNames('methodMeanings', 'methods', 'findingNames')
  const { report, answers } = loaderData
  const names = useNames(
    ...(['labels', 'partTexts', 'sideNames'] as const),
    ...(['statementPartNames', 'statementBoxTexts'] as const),
  )
  const { words: text } = report.text
  const words = loaderData.words.verification
  const labels = { ...words.labels, ...(text && statementFieldNames(text, names)) }
  const own = report.verifications.present.find(({ isByActor }) => isByActor)
  const before = own?.statements ?? []
  const { textOf, problemOf } = useFormState(
    own && {
      ...{ method: own.method, notes: own.notes ?? '' },
      expertAnswer: answers.find(({ number }) => number === own.expertAnswer)?.id ?? '',
    },
  )
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <ReportInSight english={loaderData.words} report={report.text} />
      <EarlierVerifications english={loaderData.words} report={report} />
      <MethodChecklists words={loaderData.words.checklists} />
      {own ? <Alert>{words.again}</Alert> : null}
      <TokenForm>
        <input type="hidden" name="contentVersion" value={report.contentVersion} />
        <RefusalNotice
          failure={words.failure}
          labels={labels}
          {...(text && { together: (problems) => missingTogether(problems, { words: text, before, names }) })}
        />
        <RadioGroup
          name="method"
          legend={labels.method}
          required
          error={problemOf('method')}
          defaultValue={textOf('method')}
          options={verificationMethods.map((method) => ({
            value: method,
            label: methods[method],
            hint: methodMeanings[method],
          }))}
        />
        <Field name="notes" label={labels.notes} hint={words.hint} error={problemOf('notes')} required>
          <TextArea rows={6} defaultValue={textOf('notes')} maxLength={longestNotes} />
        </Field>
        {answers.length > 0 ? (
          <Field
            name="expertAnswer"
            label={labels.expertAnswer}
            hint={words.expertAnswerHint}
            error={problemOf('expertAnswer')}
          >
            <Select
              placeholder={words.noExpertAnswer}
              defaultValue={textOf('expertAnswer')}
              choices={answers.map(({ id, number, finding }) => ({
                value: id,
                label: `${number}: ${findingNames[finding]}`,
              }))}
            />
          </Field>
        ) : null}
        {text ? (
          <section className="space-y-4">
            <h2>{words.statements}</h2>
            <p>{words.statementsLead}</p>
            <StatementLabels />
            <StatementFields words={text} before={before} isOptional />
            <SourceChoices text={text} />
          </section>
        ) : null}
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
