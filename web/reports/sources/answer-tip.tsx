import { NotFound } from '#domain/errors.ts'
import { showReportTips } from '#server/report-view/show-report.ts'
import { answerTip } from '#server/sources/tips/answer-tip.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { BackToReport } from '../parts/back-to-report.tsx'
import { Conversation } from '../parts/conversation.tsx'
import type { Route } from './+types/answer-tip'

const door = page('page.person')

/** Staff answer one tip about a report. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { id, referenceNumber, tips } = await showReportTips(application, actor, args.params.id)
    const tip = tips?.mayAnswer ? tips.tips.find((each) => each.id === args.params.tip) : undefined
    if (!tip) throw new NotFound()
    return { words: words('tip', 'conversation', 'backTo'), report: { id, referenceNumber }, tip }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { id, tip } = args.params
    await answerTip(application, actor, id, tip, fields)
    return redirectAfter(`/reports/${id}`, 'message-to-source')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.tip.answerTitle) }]
}

export default function AnswerTip({ loaderData: { words, report, tip } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title={words.tip.answerTitle}
        lead={words.tip.forStaff}
      />
      <Conversation
        messages={tip.messages}
        reader="staff"
        words={{ ...words.conversation, source: words.tip.visitor, titleForStaff: words.tip.visitor }}
      />
    </Page>
  )
}
