import { useActionData } from 'react-router'
import { RuleBroken } from '#domain/errors.ts'
import { showReportConversation } from '#server/report-view/show-report.ts'
import { askSource } from '#server/sources/ask-source.ts'
import { checkQuestion } from '#server/sources/check-question.ts'
import { writeToStaff } from '#server/sources/write-to-staff.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { redirectAfter } from '../redirect.ts'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/conversation'
import { BackToReport } from './parts/back-to-report.tsx'
import { CheckedDraft, seenOf } from './parts/checked-draft.tsx'
import { Conversation } from './parts/conversation.tsx'

const door = page('page.person')

/** Messages between staff and the sender of a report: for both, each on their side. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const before = args.url.searchParams.get('before')
    const report = await showReportConversation(application, actor, args.params.id, before)
    if (report.reader === 'reader') throw new RuleBroken('access-denied')
    const reader = report.reader === 'staff' ? ('staff' as const) : ('source' as const)
    const number = application.randomness.uuid()
    return { words: words('conversation', 'backTo'), report, reader, number, isEarlier: before !== null }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { id } = args.params
    const { conversation } = await showReportConversation(application, actor, id)
    if (conversation.writesAs === 'source') {
      await writeToStaff(application, actor, id, fields)
      return redirectAfter(`/reports/${id}`, 'message-to-staff')
    } else {
      const found = await checkQuestion(application, actor, id, fields)
      const isNew = found.length > 0 && fields.seen !== seenOf(found)
      if (fields.only === 'check' || isNew) return { checked: { found, text: fields.message ?? '' } }
      const asked = await askSource(application, actor, id, fields)
      if (asked === 'waits') return redirectAfter(`/reports/${id}`, 'question-proposed')
    }
    return redirectAfter(`/reports/${id}`, 'message-to-source')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.conversation
  return [{ title: titled(words && fill(words.tab, { number: loaderData.report.referenceNumber })) }]
}

export default function ReportConversation({ loaderData }: Route.ComponentProps) {
  const { report, reader, number, isEarlier } = loaderData
  const words = loaderData.words.conversation
  const answer = useLastAnswer(useActionData<typeof action>())
  const checked = answer && 'checked' in answer ? answer.checked : null
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title={reader === 'staff' ? words.titleForStaff : words.title}
      />
      <Conversation
        messages={report.conversation.messages}
        earlier={report.conversation.earlier}
        isEarlier={isEarlier}
        {...(report.conversation.writesAs === null ? { ended: null } : {})}
        reader={reader}
        number={number}
        words={words}
        {...(reader === 'staff' ? { draft: <CheckedDraft checked={checked} words={words.draft} /> } : {})}
        written={checked?.text}
        isChecked={checked !== null && checked.found.length > 0}
      />
    </Page>
  )
}
