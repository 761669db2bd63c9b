import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { holdLengths } from '#domain/retention/report-ends.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { legalHolds } from '#server/database/schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import type { ReportRow } from '#server/reports/report-queries.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { aboutSourceAct } from '#server/sources/about-source-act.ts'
import { parseReason } from '#server/writing/report-input.ts'
import { hasPeriod } from './keeping-of.ts'

const schema = z.object({ holdDays: z.enum(['0', ...holdLengths.map(String)]) })

/**
 * Proposes to keep the text of a report past its period, because a court or an authority asks for it, or to keep it no longer. A second person reads
 * the reason, and confirms.
 *
 * @param input `holdDays`: for how many days from the day of the proposal, 0 to end a hold; `reason`: who asks, by which order
 * @throws SignInNeeded, NotFound, RuleBroken 'step-not-possible' where the report has no period or there is no hold to end,
 *   'proposal-waits', Invalid
 */
export const proposeHold = useCaseOn(
  'report.hold-legally',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, input: Input): Promise<void> => {
    const { id, status } = report.row
    refuseWithoutPeriod(report.row)
    const days = Number(parseInput(schema, input).holdDays)
    if (days === 0 && !(await isHeld(unit.queries, id))) throw new RuleBroken('step-not-possible')
    const reason = parseReason(input)
    const until = days === 0 ? null : addDays(dayInNigeria(application.now()), days)
    const key = reportKeyOf(application, report)
    await propose(application, unit.queries, {
      ...{ act: 'legal_hold', subjectId: id, proposedBy: actor.id, detail: { until } },
      seal: (place) => key.seal(place, reason),
    })
    await unit.record(actor, { kind: 'report.legal_hold_proposed', ...aboutSourceAct(report, status) })
  },
)

/** A public report has no period, and what its source withdrew ends all the same. @throws RuleBroken 'step-not-possible' */
export function refuseWithoutPeriod(row: Pick<ReportRow, 'status' | 'erasedOn'>): void {
  if (!hasPeriod(row)) throw new RuleBroken('step-not-possible')
}

async function isHeld(queries: Transaction, reportId: string): Promise<boolean> {
  return (await queries.$count(legalHolds, eq(legalHolds.reportId, reportId))) > 0
}
