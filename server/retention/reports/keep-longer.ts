import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { keepingReasons } from '#domain/retention/report-ends.ts'
import { reportEndings } from '#server/database/schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { aboutSourceAct } from '#server/sources/about-source-act.ts'

const schema = z.object({ keeping: z.enum(keepingReasons) })

/**
 * Keeps the text of a report that waits: its period begins again. One that was decided on ends on its day, unless two people keep it for a court.
 *
 * @param input `keeping`: why
 * @throws SignInNeeded, NotFound, RuleBroken 'step-not-possible' where no end of a waiting report is announced, Invalid
 */
export const keepLonger = useCaseOn(
  'report.keep-longer',
  reportHeld,
  async ({ actor, unit, report }, _id: string, input: Input): Promise<void> => {
    const { id, status } = report.row
    const announced = await unit.queries.select().from(reportEndings).where(eq(reportEndings.reportId, id))
    if (status !== 'pending' || announced.length === 0) throw new RuleBroken('step-not-possible')
    const detail = parseInput(schema, input)
    await unit.queries.delete(reportEndings).where(eq(reportEndings.reportId, id))
    await unit.record(actor, { kind: 'report.kept_longer', ...aboutSourceAct(report, status), detail })
  },
)
