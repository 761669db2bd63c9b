import { RuleBroken } from '#domain/errors.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { aboutSourceAct } from './about-source-act.ts'
import { parseMessage, write } from './conversation-of-report.ts'
import { followedReportHeld } from './report-of-source.ts'

/**
 * The source adds something, or answers staff. The text of the report stays as it was sent.
 *
 * @param input `message`
 * @throws NotFound, Invalid, RuleBroken 'step-not-possible' once it is withdrawn
 */
export const writeToStaff = useCaseOn(
  'source.write',
  followedReportHeld,
  async ({ application, actor, unit, report }, _id: string | null, input: Input) => {
    const text = parseMessage(input)
    const { id, status } = report.row
    if (status === 'withdrawn') throw new RuleBroken('step-not-possible')
    await write(application, unit.queries, { reportId: id, side: 'source', text })
    await unit.record(actor, { kind: 'report.source_wrote', ...aboutSourceAct(report, status) })
  },
)
