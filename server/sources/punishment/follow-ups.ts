import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Punishment, punishments } from '#domain/conversations/punishment.ts'
import { isState, type State } from '#domain/reports/places.ts'
import { openConversations } from '#server/conversations/open-conversations.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversations } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** What a source told of being punished, on one day. The state is empty where they did not say it. */
export type FollowUp = {
  number: number
  sentOn: string
  what: Punishment[]
  state: State | ''
  text: string
}

/** What is sealed of a follow-up. */
export const sealedFollowUp = z.object({
  what: z.array(z.enum(punishments)),
  state: z.custom<State | ''>((value) => value === '' || (typeof value === 'string' && isState(value))),
  text: z.string(),
})

/** Of one report, oldest first. The caller has decided that they may be read. @throws SealBroken */
export async function followUpsOf(
  application: Application,
  queries: Queries | Transaction,
  reportId: string,
): Promise<FollowUp[]> {
  const id = await followUpsAt(queries, reportId)
  if (id === null) return []
  const opened = await openConversations(application, queries, [id], 'all')
  return (opened.get(id) ?? []).map(({ number, sentOn, content }) => ({
    ...{ number, sentOn },
    ...sealedFollowUp.parse(content),
  }))
}

/** The conversation that holds the follow-ups of a report, or null. */
export async function followUpsAt(queries: Queries | Transaction, reportId: string): Promise<string | null> {
  const [row] = await queries
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.reportId, reportId), eq(conversations.kind, 'punishment')))
  return row?.id ?? null
}
