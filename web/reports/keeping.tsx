import { RuleBroken } from '#domain/errors.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { longestReason } from '#domain/reports/report.ts'
import { holdLengths, keepingReasons } from '#domain/retention/report-ends.ts'
import { showReportForKeeping } from '#server/report-view/show-report.ts'
import { keepLonger } from '#server/retention/reports/keep-longer.ts'
import { proposeHold } from '#server/retention/reports/propose-hold.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { choicesOf } from '../choices-of.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/keeping'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('keeping', 'keepingNotice', 'backTo'),
    mayHold: actor.kind === 'person' && hasCapacity(actor.role, 'publishes'),
    report: await showReportForKeeping(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { id } = args.params
    if (fields.intent === 'keep') {
      await keepLonger(application, actor, id, fields)
      return redirectAfter(`/reports/${id}`, 'kept-longer')
    } else if (fields.intent === 'hold') {
      await proposeHold(application, actor, id, fields)
      return redirectAfter(`/reports/${id}`, 'hold-proposed')
    } else throw new RuleBroken('body-unreadable')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.keeping
  return [{ title: titled(words && fill(words.tab, { number: loaderData.report.referenceNumber })) }]
}

export default function KeepingPage({ loaderData }: Route.ComponentProps) {
  const { report, mayHold, words: english } = loaderData
  const { keeping: words, keepingNotice: notice } = english
  if (!report.keeping) return null
  const { endsOn, heldUntil, waits, mayChange } = report.keeping
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <RefusalNotice
        failure={words.failure}
        labels={{ keeping: words.why, holdDays: words.howLong, reason: words.order }}
      />
      {endsOn ? <p>{fill(notice.ends, { day: partialDay(endsOn) })}</p> : null}
      {heldUntil ? <p>{fill(notice.held, { day: partialDay(heldUntil) })}</p> : null}
      {mayChange && !endsOn && !heldUntil ? <p>{words.noEnd}</p> : null}
      {endsOn && report.status === 'pending' ? <KeepLonger words={words} /> : null}
      {!mayChange ? (
        <Alert title={words.noPeriod}>
          <p>{words.noPeriodText}</p>
        </Alert>
      ) : waits ? (
        <Alert title={words.waits}>
          <p>{words.waitsText}</p>
        </Alert>
      ) : mayHold ? (
        <Hold words={words} isHeld={heldUntil !== null} />
      ) : (
        <p>{words.holdByOthers}</p>
      )}
    </Page>
  )
}

function KeepLonger({ words }: { words: Words['keeping'] }) {
  const { textOf, problemOf } = useFormState()
  return (
    <TokenForm intent="keep">
      <h2>{words.keepLonger}</h2>
      <Field name="keeping" label={words.why} hint={words.whyHint} error={problemOf('keeping')} required>
        <Select
          placeholder={words.choose}
          defaultValue={textOf('keeping')}
          choices={choicesOf(keepingReasons, words.reasons)}
        />
      </Field>
      <SubmitButton>{words.keep}</SubmitButton>
    </TokenForm>
  )
}

function Hold({ words, isHeld }: { words: Words['keeping']; isHeld: boolean }) {
  const { textOf, problemOf } = useFormState()
  const lengths = holdLengths.map((days) => ({ value: String(days), label: fill(words.days, { days }) }))
  const ending = { value: '0', label: words.endNow }
  return (
    <TokenForm intent="hold">
      <h2>{words.hold}</h2>
      <p>{words.holdText}</p>
      <Field name="holdDays" label={words.howLong} error={problemOf('holdDays')} required>
        <Select
          placeholder={words.choose}
          defaultValue={textOf('holdDays')}
          choices={isHeld ? [...lengths, ending] : lengths}
        />
      </Field>
      <Field name="reason" label={words.order} hint={words.orderHint} error={problemOf('reason')} required>
        <TextArea rows={4} defaultValue={textOf('reason')} maxLength={longestReason} />
      </Field>
      <SubmitButton>{words.propose}</SubmitButton>
    </TokenForm>
  )
}
