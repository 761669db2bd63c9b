import { consequenceKinds, longestConsequenceSource } from '#domain/publishing/consequences.ts'
import { recordConsequence } from '#server/publishing/consequences/record-consequence.ts'
import { showReportForRecord } from '#server/report-view/show-report.ts'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/consequences'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('consequences', 'recordConsequence', 'consequenceNames', 'backTo'),
    report: await showReportForRecord(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await recordConsequence(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'consequence-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.recordConsequence
  return [{ title: titled(words && fill(words.tab, { number: loaderData.report.referenceNumber })) }]
}

export default function RecordConsequence({ loaderData }: Route.ComponentProps) {
  const { consequenceNames } = useNames('consequenceNames')
  const { report } = loaderData
  const words = loaderData.words.recordConsequence
  const { labels } = words
  const { textOf, problemOf } = useFormState()
  const { lines } = report.consequences
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <RefusalNotice failure={words.failure} labels={labels} />
      {lines.length > 0 ? (
        <section className="space-y-3">
          <h2>{words.present}</h2>
          <ul className="space-y-3">
            {lines.map(({ id, kind, happenedOn, source }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 break-words">
                  {consequenceNames[kind]}, {partialDay(happenedOn)}: {source}
                </span>
                <TokenForm intent={`remove ${id}`} className="">
                  <input type="hidden" name="contentVersion" value={report.contentVersion} />
                  <input type="hidden" name="remove" value={id} />
                  <SubmitButton tone="secondary" size="small">
                    {words.remove}
                    <span className="sr-only">
                      : {consequenceNames[kind]}, {partialDay(happenedOn)}
                    </span>
                  </SubmitButton>
                </TokenForm>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <TokenForm intent="add">
        <input type="hidden" name="contentVersion" value={report.contentVersion} />
        <RadioGroup
          name="consequence"
          legend={labels.consequence}
          required
          error={problemOf('consequence')}
          defaultValue={textOf('consequence')}
          options={consequenceKinds.map((kind) => ({
            value: kind,
            label: consequenceNames[kind],
            hint: words.meanings[kind],
          }))}
        />
        <DateField
          name="happenedOn"
          label={labels.happenedOn}
          error={problemOf('happenedOn')}
          required
          value={textOf('happenedOn')}
        />
        <Field
          name="source"
          label={labels.source}
          hint={words.sourceHint}
          error={problemOf('source')}
          required
        >
          <TextInput defaultValue={textOf('source')} maxLength={longestConsequenceSource} />
        </Field>
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
