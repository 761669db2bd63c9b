import { RuleBroken } from '#domain/errors.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { aboutSourceAct } from './about-source-act.ts'
import { parseMessage, write } from './conversation-of-report.ts'
import { followedReportHeld } from './report-of-source.ts'

/**
 * The source adds something, or answers staff. The text of the report stays as it was sent. The same form sent again is one message.
 *
 * @param input `message`, and `messageNumber` of the form
 * @throws NotFound, Invalid, RuleBroken 'step-not-possible' once it is withdrawn
 */
export const writeToStaff = useCaseOn(
  'source.write',
  followedReportHeld,
  async ({ application, actor, unit, report }, _id: string | null, input: Input) => {
    const message = parseMessage(input)
    const { id, status } = report.row
    if (status === 'withdrawn') throw new RuleBroken('step-not-possible')
    const added = await write(application, unit.queries, { reportId: id, side: 'source', ...message })
    if (added === 'again') return
    await unit.record(actor, { kind: 'report.source_wrote', ...aboutSourceAct(report, status) })
  },
)
