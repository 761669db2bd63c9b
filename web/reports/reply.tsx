import { RuleBroken } from '#domain/errors.ts'
import { passagesOf } from '#domain/publishing/corrections.ts'
import { addressees, answerDays, longestReply, replySteps } from '#domain/publishing/right-of-reply.ts'
import { publishedText, type ReportText } from '#domain/reports/fields.ts'
import { longestReason } from '#domain/reports/report.ts'
import { noteReply } from '#server/publishing/reply/note-reply.ts'
import { showReportForReply } from '#server/report-view/show-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
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
import type { Route } from './+types/reply'
import { passageText } from './parts/item-text.ts'
import { partName } from './parts/part-name.ts'
import { ReplyState } from './parts/show/reply.tsx'

const door = page('page.staff')

const nameParts = [
  'labels',
  'partTexts',
  'sideNames',
  'sectorNames',
  'kindNames',
  'assetKinds',
  'itemTexts',
] as const

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('noteReply', 'replyNoted', 'addresseeNames', 'backTo', ...nameParts),
    report: await showReportForReply(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const step = replySteps.find((each) => each === fields.intent)
    if (!step) throw new RuleBroken('body-unreadable')
    await noteReply(application, actor, args.params.id, step, fields)
    return redirectAfter(`/reports/${args.params.id}/reply`, 'reply-noted')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.noteReply
  return [{ title: titled(words && fill(words.tab, { number: loaderData.report.referenceNumber })) }]
}

export default function NoteReply({ loaderData }: Route.ComponentProps) {
  const { addresseeNames } = useNames('addresseeNames')
  const { report } = loaderData
  const words = loaderData.words.noteReply
  const { labels } = words
  const { textOf, problemOf } = useFormState()
  const isNotified = report.reply.notice?.addressee != null
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <Alert tone="warning" title={words.danger}>
        {words.dangerText}
      </Alert>
      <RefusalNotice failure={words.failure} labels={labels} />
      <section className="space-y-2">
        <h2>{words.now}</h2>
        <ReplyState words={loaderData.words.replyNoted} report={report} />
      </section>
      {isNotified ? (
        <Card as="section">
          <TokenForm intent="replied">
            <h2>{words.steps.replied}</h2>
            <p>{words.replyLead}</p>
            <Field name="reply" label={labels.reply} error={problemOf('reply')} required>
              <TextArea rows={8} defaultValue={textOf('reply')} maxLength={longestReply} />
            </Field>
            <DateField
              name="repliedOn"
              label={labels.repliedOn}
              error={problemOf('repliedOn')}
              required
              value={textOf('repliedOn')}
            />
            <SubmitButton>{words.steps.replied}</SubmitButton>
          </TokenForm>
        </Card>
      ) : null}
      <Card as="section" className="space-y-5">
        <h2>{words.steps.notified}</h2>
        <p>{words.noticeLead}</p>
        {report.text.words ? <AsItWouldAppear text={report.text.words} legend={words.appears} /> : null}
        <TokenForm intent="notified">
          <RadioGroup
            name="addressee"
            legend={labels.addressee}
            required
            error={problemOf('addressee')}
            defaultValue={textOf('addressee')}
            options={addressees.map((value) => ({ value, label: addresseeNames[value] }))}
          />
          <DateField
            name="answerUntil"
            label={labels.answerUntil}
            hint={fill(words.answerHint, answerDays)}
            error={problemOf('answerUntil')}
            required
            value={textOf('answerUntil')}
          />
          <SubmitButton tone={isNotified ? 'secondary' : 'primary'}>{words.steps.notified}</SubmitButton>
        </TokenForm>
      </Card>
      <Card as="section">
        <TokenForm intent="left-out">
          <h2>{words.steps['left-out']}</h2>
          <Field
            name="reason"
            label={labels.reason}
            hint={words.reasonHint}
            error={problemOf('reason')}
            required
          >
            <TextArea rows={4} defaultValue={textOf('reason')} maxLength={longestReason} />
          </Field>
          <SubmitButton tone="secondary">{words.steps['left-out']}</SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}

/** The statements as the public would read them, and nothing that is for staff. */
function AsItWouldAppear({ text, legend }: { text: ReportText; legend: string }) {
  const names = useNames(...nameParts)
  return (
    <section aria-label={legend} className="space-y-3 rounded-card border border-line bg-sunken p-4">
      <h3>{legend}</h3>
      <dl className="space-y-2">
        {passagesOf(publishedText(text), names).map((passage) => (
          <div key={passage.part}>
            <dt className="text-sm text-muted">{partName(passage.part, names)}</dt>
            <dd className="whitespace-pre-line break-words">{passageText(passage, names)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
