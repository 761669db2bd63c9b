import type { ReceiptCode } from '@fitila/receipts/receipt-code'
import { eq } from 'drizzle-orm'
import { visitor } from '#domain/actor.ts'
import { tipsOfNetworkADay } from '#domain/conversations/source-conversation.ts'
import { NotFound } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import { countOfDay } from '#server/access/rate-limit.ts'
import { startConversation } from '#server/conversations/write-conversation.ts'
import { tipAccess } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { findPublic } from '#server/reports/public-text.ts'
import { lockReport } from '#server/reports/report-queries.ts'
import { aboutSourceAct } from '../about-source-act.ts'
import { codeOfForm, hashOfForm, hashOfLookup } from '../code-of-form.ts'
import { parseMessage } from '../conversation-of-report.ts'
import { holdForm } from '../files-of-source.ts'
import { presentCode, type ShownCode } from '../present-code.ts'

/**
 * Takes what a person without an account knows about a public report, sealed, and shows the code that opens it again. The same form sent
 * again is the same tip, with the same code. It changes nothing that is public.
 *
 * @param input `message`, and `formNumber`
 * @throws NotFound where no such report is public or was, Invalid, LimitReached
 */
export const sendTip = openUseCase(
  'tip.send',
  async ({ application }, reportId: string, input: Input, caller: Caller): Promise<ShownCode> => {
    const number = numberOfTip(identifier(String(input.formNumber ?? '')))
    const { text } = parseMessage(input)
    const report = await findPublic(application.database.queries, identifier(reportId))
    if (!report) throw new NotFound()
    const code = codeOfForm(application, number)
    const formHash = hashOfForm(application, number)
    const isNew = !(await isSent(application.database.queries, formHash))
    if (isNew) await countCaller(application, 'tip:network', caller)
    const ofNetwork = isNew ? await countOfDay(application, 'tips-of-day:network', caller) : 0
    await transact(application, async (unit) => {
      await holdForm(unit.queries, formHash)
      if (await isSent(unit.queries, formHash)) return
      const asked = { application, id: report.reportId, now: application.now() }
      const held = await lockReport(unit.queries, asked)
      if (!held) throw new NotFound()
      const id = application.randomness.uuid()
      await startConversation(application, unit.queries, {
        ...{ id, kind: 'tip', reportId: report.reportId },
        ...{ side: 'visitor', content: { text } },
      })
      const lookupHash = hashOfLookup(code)
      await unit.queries.insert(tipAccess).values({
        ...{ conversationId: id, lookupHash, formHash },
        inQuarantine: ofNetwork > tipsOfNetworkADay,
      })
      await unit.record(visitor, { kind: 'report.tip_received', ...aboutSourceAct(held, held.row.status) })
    })
    return presentCode(code)
  },
)

/** The code that the form of a tip with this number shows. */
export function codeOfTip(application: Pick<Application, 'keys'>, formNumber: string): ReceiptCode {
  return codeOfForm(application, numberOfTip(formNumber))
}

// A form for a report never has the code of a tip, whatever number it sends.
function numberOfTip(formNumber: string): string {
  return `tip:${formNumber}`
}

async function isSent(queries: Parameters<typeof findPublic>[0], formHash: Buffer): Promise<boolean> {
  const [row] = await queries
    .select({ id: tipAccess.conversationId })
    .from(tipAccess)
    .where(eq(tipAccess.formHash, formHash))
  return row !== undefined
}
