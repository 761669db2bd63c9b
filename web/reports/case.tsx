import type { Person } from '#domain/actor.ts'
import { caseLabels, longestNote } from '#domain/cases/case-work.ts'
import { RuleBroken } from '#domain/errors.ts'
import { handOnReasons } from '#domain/reports/hand-on.ts'
import { labelReport, setDueDay } from '#server/cases/desk/arrange-report.ts'
import { assignReport } from '#server/cases/desk/assign-report.ts'
import { deleteNote, noteReport } from '#server/cases/desk/case-notes.ts'
import { joinCases, separateCases } from '#server/cases/desk/join-cases.ts'
import type { Application } from '#server/kernel/application.ts'
import { showReportForWork } from '#server/report-view/show-report.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ToastCode } from '#words/en/toasts.ts'
import { fill } from '#words/fill.ts'
import { choicesOf } from '../choices-of.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import type { FormFields } from '../refused-form.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/case'
import { LabelsAndDay, Notes } from './parts/case-work.tsx'
import { ClaimPanel } from './parts/claim-panel.tsx'
import { JoinedList } from './parts/show/joined-cases.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('caseWork', 'caseLabelNames', 'handOnReasonNames', 'claimPanel', 'backTo', 'statuses'),
    report: await showReportForWork(application, actor, args.params.id),
    other: args.url.searchParams.get('join') ?? '',
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { id } = args.params
    const toast = await change(application, actor, id, fields)
    return redirectAfter(`/reports/${id}/case`, toast)
  })
}

async function change(
  application: Application,
  actor: Person,
  id: string,
  fields: FormFields,
): Promise<ToastCode> {
  const { intent } = fields
  if (intent === 'note') {
    await noteReport(application, actor, id, fields)
    return 'note-saved'
  } else if (intent === 'delete-note') {
    await deleteNote(application, actor, id, fields.id ?? '')
    return 'note-deleted'
  } else if (intent === 'assign') await assignReport(application, actor, id, fields)
  else if (intent === 'due') await setDueDay(application, actor, id, fields)
  else if (intent === 'join') await joinCases(application, actor, id, fields)
  else if (intent === 'separate') await separateCases(application, actor, id, fields)
  else if (intent === 'label') await labelReport(application, actor, id, { label: fields.label })
  else if (intent === 'unlabel')
    await labelReport(application, actor, id, { label: fields.label, off: 'yes' })
  else throw new RuleBroken('body-unreadable')
  return 'case-changed'
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.caseWork
  return [{ title: titled(words && fill(words.tab, { number: loaderData.report.referenceNumber })) }]
}

export default function Case({ loaderData }: Route.ComponentProps) {
  const { report, words: english } = loaderData
  const words = english.caseWork
  const { caseLabelNames, handOnReasonNames } = useNames('caseLabelNames', 'handOnReasonNames')
  const { work } = report
  const { textOf, problemOf } = useFormState({ dueOn: work?.dueOn ?? '', other: loaderData.other })
  if (!work) return null
  const open = caseLabels.filter((label) => !work.labels.includes(label))
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.pageTitle} />
      <RefusalNotice
        failure={words.failure}
        labels={{ note: words.note, dueOn: words.dueOn, reason: words.handOnReason, other: words.other }}
      />
      <ClaimPanel english={english} report={report} />
      {work.colleagues.length > 0 ? (
        <TokenForm intent="assign" className="space-y-4">
          <Field name="colleague" label={words.assignTo} required>
            <Select
              defaultValue={textOf('colleague')}
              choices={work.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
          <Field
            name="reason"
            label={words.handOnReason}
            hint={words.handOnHint}
            error={problemOf('reason')}
            required
          >
            <Select
              placeholder={words.choose}
              defaultValue={textOf('reason')}
              choices={choicesOf(handOnReasons, handOnReasonNames)}
            />
          </Field>
          <SubmitButton tone="secondary">{words.assign}</SubmitButton>
        </TokenForm>
      ) : null}
      <Card as="section" className="space-y-5">
        <h2>{words.labels}</h2>
        <LabelsAndDay work={work} words={words} />
        {work.labels.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {work.labels.map((label) => (
              <li key={label}>
                <TokenForm intent="unlabel" className="">
                  <input type="hidden" name="label" value={label} />
                  <SubmitButton tone="quiet" size="small">
                    {words.takeOff}: {caseLabelNames[label]}
                  </SubmitButton>
                </TokenForm>
              </li>
            ))}
          </ul>
        ) : null}
        {open.length > 0 ? (
          <TokenForm intent="label" className="flex flex-wrap items-end gap-3">
            <Field name="label" label={words.labelChoice} required>
              <Select choices={choicesOf(open, caseLabelNames)} />
            </Field>
            <SubmitButton tone="secondary">{words.putLabel}</SubmitButton>
          </TokenForm>
        ) : null}
        <TokenForm intent="due" className="flex flex-wrap items-end gap-3">
          <DateField
            name="dueOn"
            label={words.dueOn}
            hint={words.dueHint}
            error={problemOf('dueOn')}
            marked={false}
            value={textOf('dueOn')}
          />
          <SubmitButton tone="secondary">{words.saveDue}</SubmitButton>
        </TokenForm>
      </Card>
      <Card as="section" className="space-y-4">
        <h2 id="join">{words.joined}</h2>
        <p className="text-sm text-muted">{words.joinedText}</p>
        {report.joined && report.joined.length > 0 ? (
          <JoinedList report={report} words={words} />
        ) : (
          <p className="text-muted">{words.noJoined}</p>
        )}
        <TokenForm intent="join" className="space-y-4">
          <Field name="other" label={words.other} hint={words.otherHint} error={problemOf('other')} required>
            <TextInput defaultValue={textOf('other')} maxLength={30} autoComplete="off" />
          </Field>
          <SubmitButton tone="secondary">{words.join}</SubmitButton>
        </TokenForm>
      </Card>
      <section className="space-y-4">
        <h2>{words.notes}</h2>
        {work.notes.length === 0 ? <p className="text-muted">{words.noNotes}</p> : null}
        <Notes report={report} words={words} />
        <TokenForm intent="note">
          <Field name="note" label={words.note} hint={words.noteHint} error={problemOf('note')} required>
            <TextArea rows={4} defaultValue={textOf('note')} maxLength={longestNote} />
          </Field>
          <SubmitButton>{words.saveNote}</SubmitButton>
        </TokenForm>
      </section>
    </Page>
  )
}
