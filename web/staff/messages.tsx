import { daysKept } from '#domain/retention/retention.ts'
import { listMessages } from '#server/conversations/list-messages.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/messages'

const door = page('message.read')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const messages = await listMessages(application, actor)
    return {
      words: words('messagesPage'),
      days: daysKept('message'),
      messages: messages.map(({ subject, ...rest }) => ({
        ...rest,
        subject: words('subjectNames').subjectNames[subject],
      })),
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.messagesPage.title) }]
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { messages, days } = loaderData
  const words = loaderData.words.messagesPage
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={fill(words.lead, { count: days })} />
      {messages.length > 0 ? (
        <ul className="space-y-4">
          {messages.map(({ id, subject, text, reply, receivedOn }) => (
            <Card as="li" key={id} className="space-y-3">
              <h2>{subject}</h2>
              <p className="text-sm text-muted">{fill(words.cameOn, { day: partialDay(receivedOn) })}</p>
              <p className="whitespace-pre-line">{text}</p>
              <p>{reply ? fill(words.answerTo, { reply }) : words.noAnswer}</p>
              <TokenForm action={`/admin/messages/${id}/closing`}>
                <SubmitButton tone="secondary">
                  {words.close}
                  <span className="sr-only">: {subject}</span>
                </SubmitButton>
              </TokenForm>
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      )}
    </Page>
  )
}
