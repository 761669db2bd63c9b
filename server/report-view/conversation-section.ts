import { can } from '#domain/permissions/can.ts'
import { messagesOf, type SourceMessage } from '#server/sources/conversation-of-report.ts'
import type { Reading } from './reading.ts'

export type ConversationSection = {
  /** Between the source and staff, oldest first. */
  messages: SourceMessage[]
  /** Whether this reader may add to it, and as which side. */
  writesAs: 'source' | 'staff' | null
}

export async function conversationSection({
  application,
  actor,
  report,
  reader,
}: Reading): Promise<ConversationSection> {
  if (reader === 'reader') return { messages: [], writesAs: null }
  const messages = await messagesOf(application, application.database.queries, report.row.id)
  if (reader === 'owner')
    return { messages, writesAs: can(actor, 'source.write', report.standing) ? 'source' : null }
  else return { messages, writesAs: can(actor, 'source.ask', report.standing) ? 'staff' : null }
}
