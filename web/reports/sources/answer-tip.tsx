import { showReportTip } from '#server/report-view/show-tips.ts'
import { answerTip, closeTip, reopenTip } from '#server/sources/tips/answer-tip.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import { page } from '../../door.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { BackToReport } from '../parts/back-to-report.tsx'
import { Conversation } from '../parts/conversation.tsx'
import type { Route } from './+types/answer-tip'

const door = page('page.person')

/** Staff answer one tip about a report, or close it. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { id, tip: asked } = args.params
    const before = args.url.searchParams.get('before')
    const {
      id: reportId,
      referenceNumber,
      ...tip
    } = await showReportTip(application, actor, id, asked, before)
    const report = { id: reportId, referenceNumber }
    const number = application.randomness.uuid()
    return { words: words('tip', 'conversation', 'backTo'), report, tip, number, isEarlier: before !== null }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { id, tip } = args.params
    const here = `/reports/${id}/tips/${tip}`
    if (fields.intent === 'close') {
      await closeTip(application, actor, id, tip)
      return redirectAfter(here, 'tip-closed')
    }
    if (fields.intent === 'reopen') {
      await reopenTip(application, actor, id, tip)
      return redirectAfter(here, 'tip-reopened')
    }
    await answerTip(application, actor, id, tip, fields)
    return redirectAfter(`/reports/${id}`, 'message-to-source')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.tip.answerTitle) }]
}

export default function AnswerTip({ loaderData }: Route.ComponentProps) {
  const { report, tip, number, isEarlier, words } = loaderData
  const { closedOn } = tip
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title={words.tip.answerTitle}
        lead={words.tip.forStaff}
      />
      <Conversation
        messages={tip.messages}
        earlier={tip.earlier}
        isEarlier={isEarlier}
        reader="staff"
        number={number}
        words={{ ...words.conversation, source: words.tip.visitor, titleForStaff: words.tip.visitor }}
        {...(closedOn
          ? {
              ended: (
                <p className="font-semibold">{fill(words.tip.closedOn, { day: partialDay(closedOn) })}</p>
              ),
            }
          : {})}
      />
      <TokenForm intent={closedOn ? 'reopen' : 'close'} className="space-y-2">
        <SubmitButton tone="secondary">{closedOn ? words.tip.reopen : words.tip.close}</SubmitButton>
        <p className="text-sm text-muted">{closedOn ? words.tip.reopenHint : words.tip.closeHint}</p>
      </TokenForm>
    </Page>
  )
}
