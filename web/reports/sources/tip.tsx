import { Link, useActionData } from 'react-router'
import { longestSourceMessage } from '#domain/conversations/source-conversation.ts'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { daysKept } from '#domain/retention/retention.ts'
import { showPublicCard } from '#server/finding/show-public-card.ts'
import { sealShown, showAgain } from '#server/sources/show-again.ts'
import { sendTip } from '#server/sources/tips/send-tip.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { useStageFocus } from '../../shell/forms/use-stage-focus.ts'
import type { Route } from './+types/tip'
import { withQuickExit } from './leaving.ts'
import { QuickExit } from './parts/quick-exit.tsx'
import { SentTip } from './parts/sent-tip.tsx'
import { ShownBefore, useShownBefore } from './parts/shown-before.tsx'

const door = withQuickExit(page('page.everyone'))

/** A person knows more about a public report. The page is the same for everyone, sets no cookie, and stays the same after a retraction. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const card = await showPublicCard(application, args.params.id)
    if (!card) throw new NotFound()
    const number = application.randomness.uuid()
    return {
      words: words('tip', 'sentByCode', 'quickExit'),
      report: { id: card.id, referenceNumber: card.referenceNumber },
      days: daysKept('tip'),
      number,
      formToken: pageRequest.boundToken(number),
    }
  })
}

/** The answer itself shows the code, so that it is in no address. The same form sent again shows the same code. */
export function action(args: Route.ActionArgs) {
  return door.cookieless(args, async ({ application, pageRequest }, fields) => {
    if (fields.intent === 'again') {
      const { again = '' } = fields
      const shown = await showAgain(application, again)
      if (shown.kind !== 'tip') throw new RuleBroken('code-not-again')
      return { sent: { code: shown.code, words: shown.words, again } }
    }
    const sent = await sendTip(application, args.params.id, fields, pageRequest.caller())
    return { sent: { ...sent, again: sealShown(application, 'tip', fields.formNumber ?? '') } }
  })
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.words.tip.tab }, { name: 'robots', content: 'noindex' }]
}

export default function Tip({ loaderData }: Route.ComponentProps) {
  const { words, report } = loaderData
  const answer = useLastAnswer(useActionData<typeof action>())
  const again = useShownBefore(answer !== undefined)
  useStageFocus(answer && 'sent' in answer ? 'sent' : 'form')
  return (
    <Page>
      <QuickExit words={words.quickExit} />
      {answer && 'sent' in answer ? (
        <SentTip sent={answer.sent} report={report} words={words} />
      ) : (
        <>
          {again ? <ShownBefore again={again} {...loaderData} words={words.sentByCode.again} /> : null}
          <TipForm {...loaderData} />
        </>
      )}
    </Page>
  )
}

function TipForm({
  words: { tip: words },
  report,
  days,
  number,
  formToken,
}: Route.ComponentProps['loaderData']) {
  const { textOf, problemOf } = useFormState({ formNumber: number })
  return (
    <>
      <PageHeader title={fill(words.title, { number: report.referenceNumber })} lead={words.lead} />
      <Lines title={words.adviceTitle} lines={words.advice} />
      <Lines title={words.keptTitle} lines={words.kept.map((line) => fill(line, { days }))} />
      <Card>
        <TokenForm formToken={formToken}>
          <RefusalNotice failure={words.failure} labels={{ message: words.label }} />
          <input type="hidden" name="formNumber" value={textOf('formNumber')} />
          <Field name="message" label={words.label} hint={words.hint} error={problemOf('message')} required>
            <TextArea rows={8} maxLength={longestSourceMessage} defaultValue={textOf('message')} />
          </Field>
          <SubmitButton>{words.button}</SubmitButton>
        </TokenForm>
      </Card>
      <p>
        {words.report}{' '}
        <Link to="/report" className={linkStyles}>
          {words.reportLink}
        </Link>
      </p>
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Alert title={title}>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}
