import { eq } from 'drizzle-orm'
import { visitor } from '#domain/actor.ts'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { addMessage } from '#server/conversations/write-conversation.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { conversations, reports } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { lockReport } from '#server/reports/report-queries.ts'
import { aboutSourceAct } from '../about-source-act.ts'
import { beforeOf, type PageOfMessages, pageOfConversation, parseMessage } from '../conversation-of-report.ts'
import { findTipVisit } from '../visits.ts'

/** What the holder of a tip's code sees: about which report it is, and what was written. Nothing of what staff do with the report. */
export type FollowedTip = PageOfMessages & {
  referenceNumber: string
  /** The day on which staff closed it: it takes no more messages. */
  closedOn: string | null
}

/**
 * @param token of a visit
 * @param before the number of a message, as the address has it: then those before it
 * @throws NotFound where it opens no tip, or has ended
 */
export const followTip = openUseCase(
  'tip.follow',
  async ({ application }, token: string | null, before: string | null = null): Promise<FollowedTip> => {
    const id = await tipOf(application, token)
    const { queries } = application.database
    const [row] = await queries
      .select({ referenceNumber: reports.referenceNumber, closedOn: conversations.closedOn })
      .from(conversations)
      .innerJoin(reports, eq(reports.id, conversations.reportId))
      .where(eq(conversations.id, id))
    if (!row) throw new NotFound()
    return { ...row, ...(await pageOfConversation(application, queries, id, beforeOf(before))) }
  },
)

/**
 * The holder of a tip's code adds something, or answers staff.
 *
 * @param input `message`, and `messageNumber` of the form
 * @throws NotFound, Invalid, RuleBroken 'tip-closed', LimitReached 'too-many-messages'
 */
export const writeToTip = openUseCase(
  'tip.follow',
  async ({ application }, token: string | null, input: Input): Promise<void> => {
    const id = await tipOf(application, token)
    const { text, formNumber } = parseMessage(input)
    await transact(application, async (unit) => {
      const { reportId, closedOn } = await tipHeld(unit.queries, id)
      if (closedOn !== null) throw new RuleBroken('tip-closed')
      const held = await lockReport(unit.queries, { application, id: reportId, now: application.now() })
      if (!held) throw new NotFound()
      const added = await addMessage(application, unit.queries, id, {
        ...{ side: 'visitor', content: { text }, formNumber },
      })
      if (added === 'again') return
      await unit.record(visitor, { kind: 'report.tip_received', ...aboutSourceAct(held, held.row.status) })
    })
  },
)

/** Deletes the tip, every message and its key. The code opens nothing any more. @throws NotFound */
export const deleteTip = openUseCase(
  'tip.follow',
  async ({ application }, token: string | null): Promise<void> => {
    const id = await tipOf(application, token)
    await application.database.queries.delete(conversations).where(eq(conversations.id, id))
  },
)

async function tipOf(application: Application, token: string | null): Promise<string> {
  const id = await findTipVisit(application, token)
  if (id === null) throw new NotFound()
  return id
}

async function tipHeld(
  queries: Transaction,
  id: string,
): Promise<{ reportId: string; closedOn: string | null }> {
  const [row] = await queries
    .select({ reportId: conversations.reportId, closedOn: conversations.closedOn })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update')
  if (!row?.reportId) throw new NotFound()
  return { reportId: row.reportId, closedOn: row.closedOn }
}
