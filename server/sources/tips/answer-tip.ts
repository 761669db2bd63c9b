import { and, eq } from 'drizzle-orm'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { addMessage, closeConversations } from '#server/conversations/write-conversation.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { conversations } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { aboutSourceAct } from '../about-source-act.ts'
import { parseMessage } from '../conversation-of-report.ts'

/**
 * Staff answer a tip, or ask about it. Its sender reads it when they come back with their code; no letter goes to them.
 *
 * @param input `message`, and `messageNumber` of the form
 * @throws SignInNeeded, NotFound, RuleBroken 'tip-closed', Invalid
 */
export const answerTip = useCaseOn(
  'tip.answer',
  reportHeld,
  async ({ application, actor, unit, report }, reportId: string, tipId: string, input: Input) => {
    const { text, formNumber } = parseMessage(input)
    const tip = await holdTip(unit.queries, reportId, tipId)
    if (tip.closedOn !== null) throw new RuleBroken('tip-closed')
    const added = await addMessage(application, unit.queries, tip.id, {
      ...{ side: 'staff', content: { text }, formNumber },
    })
    if (added === 'again') return
    await unit.record(actor, { kind: 'report.tip_answered', ...aboutSourceAct(report, report.row.status) })
  },
)

/**
 * Staff close a tip: its sender still reads and deletes it, and cannot add to it. The page of the report shows it no more; the list of
 * tips does.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'tip-closed' where it is closed already
 */
export const closeTip = useCaseOn(
  'tip.answer',
  reportHeld,
  async ({ application, actor, unit, report }, reportId: string, tipId: string) => {
    const tip = await holdTip(unit.queries, reportId, tipId)
    if (tip.closedOn !== null) throw new RuleBroken('tip-closed')
    await closeConversations(application, unit.queries, [tip.id])
    await unit.record(actor, { kind: 'report.tip_closed', ...aboutSourceAct(report, report.row.status) })
  },
)

/** Opens a closed tip again, as if it had never been closed. @throws as `closeTip`, RuleBroken 'step-not-possible' where it is open */
export const reopenTip = useCaseOn(
  'tip.answer',
  reportHeld,
  async ({ actor, unit, report }, reportId: string, tipId: string) => {
    const tip = await holdTip(unit.queries, reportId, tipId)
    if (tip.closedOn === null) throw new RuleBroken('step-not-possible')
    await unit.queries.update(conversations).set({ closedOn: null }).where(eq(conversations.id, tip.id))
    await unit.record(actor, { kind: 'report.tip_reopened', ...aboutSourceAct(report, report.row.status) })
  },
)

async function holdTip(queries: Transaction, reportId: string, tipId: string) {
  const [tip] = await queries
    .select({ id: conversations.id, closedOn: conversations.closedOn })
    .from(conversations)
    .where(
      and(
        ...[eq(conversations.id, identifier(tipId)), eq(conversations.kind, 'tip')],
        eq(conversations.reportId, identifier(reportId)),
      ),
    )
    .for('update')
  if (!tip) throw new NotFound()
  return tip
}
