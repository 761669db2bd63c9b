import { subjectNames } from '#domain/conversations/message.ts'
import { messagesLiveForDays } from '#server/conversations/erase-old-messages.ts'
import { listMessages } from '#server/conversations/list-messages.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { partialDay } from '../dates.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/messages'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => {
    const messages = await listMessages(application, actor)
    return {
      days: messagesLiveForDays,
      messages: messages.map(({ subject, ...rest }) => ({ ...rest, subject: subjectNames[subject] })),
    }
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Messages – Fitila' }]
}

export default function Messages({ loaderData: { messages, days } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Messages"
        lead={`From the contact page, the one that has waited longest first. Closing a message erases it; after ${days} days it goes by itself.`}
      />
      {messages.length > 0 ? (
        <ul className="space-y-4">
          {messages.map(({ id, subject, text, reply, receivedOn }) => (
            <Card as="li" key={id} className="space-y-3">
              <h2>{subject}</h2>
              <p className="text-sm text-muted">Came on {partialDay(receivedOn)}</p>
              <p className="whitespace-pre-line">{text}</p>
              <p>{reply ? `Answer to: ${reply}` : 'No way to answer was given.'}</p>
              <TokenForm action={`/admin/messages/${id}/closing`}>
                <SubmitButton tone="secondary">
                  Close and erase<span className="sr-only">: {subject}</span>
                </SubmitButton>
              </TokenForm>
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState title="No message waits">
          What visitors write on the contact page appears here.
        </EmptyState>
      )}
    </Page>
  )
}
