import { can } from '#domain/permissions/can.ts'
import { pageOfMessages, type SourceMessage } from '#server/sources/conversation-of-report.ts'
import type { Reading } from './reading.ts'

export type ConversationSection = {
  /** Between the source and staff: one page of them, oldest first. */
  messages: SourceMessage[]
  /** The number before which there are earlier ones; null where there are none. */
  earlier: number | null
  /** Whether this reader may add to it, and as which side. */
  writesAs: 'source' | 'staff' | null
}

export async function conversationSection({
  application,
  actor,
  report,
  reader,
  messagesBefore,
}: Reading): Promise<ConversationSection> {
  if (reader === 'reader') return { messages: [], earlier: null, writesAs: null }
  const { queries } = application.database
  const page = await pageOfMessages(application, queries, report.row.id, messagesBefore)
  if (reader === 'owner')
    return { ...page, writesAs: can(actor, 'source.write', report.standing) ? 'source' : null }
  else return { ...page, writesAs: can(actor, 'source.ask', report.standing) ? 'staff' : null }
}
