import { useActionData } from 'react-router'
import { isRefusal, RuleBroken } from '#domain/errors.ts'
import { daysKept } from '#domain/retention/retention.ts'
import { deleteTip, followTip, writeToTip } from '#server/sources/tips/tip-of-visit.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectTo } from '../../redirect.ts'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { useStageFocus } from '../../shell/forms/use-stage-focus.ts'
import { Conversation } from '../parts/conversation.tsx'
import type { Route } from './+types/tip-status'
import { withQuickExit } from './leaving.ts'
import { openAgain } from './open-again.server.ts'
import { OpenAgain } from './parts/ended.tsx'
import { QuickExit } from './parts/quick-exit.tsx'
import { useVisitEnd } from './parts/use-visit-end.ts'

const door = withQuickExit(page('page.everyone'))

/** The tip of the code that was typed a moment ago. A visit that has ended is asked for its code again. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const before = args.url.searchParams.get('before')
    const tip = await followTip(application, pageRequest.visitToken(), before).catch(orNull)
    if (!tip && !pageRequest.keptWords) throw redirectTo('/report/return')
    const formNumber = application.randomness.uuid()
    return {
      words: words('tip', 'sourceStatus', 'returnByCode', 'conversation', 'quickExit'),
      tip,
      isEarlier: before !== null,
      days: daysKept('tip'),
      again: { formNumber, formToken: pageRequest.boundToken(formNumber) },
      formToken: pageRequest.boundToken(null),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.cookieless(args, async (visit, fields) => {
    const { application, pageRequest } = visit
    await openAgain(visit, fields, 'tip')
    if (fields.intent === 'leave') {
      await pageRequest.changeVisit(null)
      return redirectTo('/report/return', 303)
    }
    const tip = await followTip(application, pageRequest.visitToken(), null).catch(orNull)
    if (!tip) throw new RuleBroken('visit-ended')
    if (fields.intent === 'delete') {
      await deleteTip(application, pageRequest.visitToken())
      await pageRequest.changeVisit(null)
      return { isDeleted: true }
    }
    const isOpenedAlone = fields.sourceCode !== undefined && fields.message?.trim() === ''
    if (!isOpenedAlone) await writeToTip(application, pageRequest.visitToken(), fields)
    return redirectTo('/report/tip', 303)
  })
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.words.tip.tab }]
}

export default function TipStatus({ loaderData }: Route.ComponentProps) {
  const { tip, isEarlier, days, again, formToken, words } = loaderData
  const typed = useVisitEnd(tip)
  const answer = useLastAnswer(useActionData<typeof action>())
  useStageFocus(answer && 'isDeleted' in answer ? 'isDeleted' : 'form')
  if (answer && 'isDeleted' in answer)
    return (
      <Page>
        <QuickExit words={words.quickExit} />
        <Alert title={words.tip.deleted} />
      </Page>
    )
  return (
    <Page>
      <QuickExit words={words.quickExit} />
      {tip && typed === null ? (
        <>
          <PageHeader
            title={fill(words.tip.openedTitle, { number: tip.referenceNumber })}
            lead={tip.closedOn ? undefined : words.tip.opened}
          />
          <Conversation
            messages={tip.messages}
            earlier={tip.earlier}
            isEarlier={isEarlier}
            reader="source"
            words={words.conversation}
            formToken={formToken}
            number={again.formNumber}
            {...(tip.closedOn ? { ended: <Closed on={tip.closedOn} words={words.tip} /> } : {})}
          />
          <TokenForm formToken={formToken} intent="leave" className="space-y-2">
            <SubmitButton tone="secondary">{words.sourceStatus.leave}</SubmitButton>
            <p className="text-sm text-muted">{words.sourceStatus.leaveHint}</p>
          </TokenForm>
          <details>
            <summary className="cursor-pointer py-2.5 text-link underline">{words.tip.delete}</summary>
            <TokenForm formToken={formToken} intent="delete" className="space-y-3 pt-2">
              <p>{words.tip.deleteText}</p>
              <SubmitButton tone="danger">{words.tip.deleteConfirm}</SubmitButton>
            </TokenForm>
          </details>
          <p className="text-sm text-muted">{fill(words.tip.until, { days })}</p>
        </>
      ) : (
        <OpenAgain
          words={words.returnByCode}
          typed={typed ?? ''}
          again={again}
          message={words.conversation}
        />
      )}
    </Page>
  )
}

/** What a person reads whose tip staff closed, with what they typed meanwhile. */
function Closed({ on, words }: { on: string; words: Words['tip'] }) {
  const { textOf } = useFormState({})
  const typed = textOf('message')
  return (
    <>
      <RefusalNotice failure={words.failure} labels={{}} />
      <Alert title={fill(words.closed, { day: partialDay(on) })}>{words.closedNew}</Alert>
      {typed ? <p className="break-words whitespace-pre-line">{typed}</p> : null}
    </>
  )
}

function orNull(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}
