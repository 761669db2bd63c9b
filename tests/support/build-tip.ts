import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { conversations } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { sendTip } from '#server/sources/tips/send-tip.ts'

/** A tip about a public report. @returns its number, which staff see in its address */
export async function buildTip(application: Application, reportId: string): Promise<string> {
  await sendTip(application, reportId, { message: 'The gate is new.', formNumber: randomUUID() }, null)
  const [row] = await application.database.queries
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.reportId, reportId), eq(conversations.kind, 'tip')))
  return row?.id ?? ''
}
