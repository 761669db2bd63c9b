import { and, eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { addMessage } from '#server/conversations/write-conversation.ts'
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
 * @param input `message`
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const answerTip = useCaseOn(
  'tip.answer',
  reportHeld,
  async ({ application, actor, unit, report }, reportId: string, tipId: string, input: Input) => {
    const text = parseMessage(input)
    const [tip] = await unit.queries
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          ...[eq(conversations.id, identifier(tipId)), eq(conversations.kind, 'tip')],
          eq(conversations.reportId, identifier(reportId)),
        ),
      )
    if (!tip) throw new NotFound()
    await addMessage(application, unit.queries, tip.id, { side: 'staff', content: { text } })
    await unit.record(actor, { kind: 'report.tip_answered', ...aboutSourceAct(report, report.row.status) })
  },
)
