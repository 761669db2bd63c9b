import { RuleBroken } from '#domain/errors.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { parseReason } from '../report-input.ts'
import { originalsOf, refuseTakenBack } from './original-queries.ts'

/**
 * Proposes to take the originals of a report's files to a court. A second person reads for whom, and confirms. Then who proposed it can take
 * them for a week. One person alone never can, not even where no second one exists.
 *
 * @param input `reason`: which court or authority asks, by which order
 * @throws SignInNeeded, NotFound, RuleBroken 'step-not-possible' where no original is kept, 'proposal-waits', Invalid
 */
export const proposeOriginals = useCaseOn(
  'report.release-originals',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, input: Input): Promise<void> => {
    const { id, referenceNumber, status } = report.row
    refuseTakenBack(report.row)
    const key = reportKeyOf(application, report)
    if ((await originalsOf(unit.queries, id, key)).length === 0) throw new RuleBroken('step-not-possible')
    const reason = parseReason(input)
    await propose(application, unit.queries, {
      ...{ act: 'original', subjectId: id, proposedBy: actor.id },
      seal: (place) => key.seal(place, reason),
    })
    await unit.record(actor, {
      ...{ kind: 'report.original_proposed', reportId: id, referenceNumber, detail: {} },
      ...{ ownerId: report.standing.ownerId, statusFrom: status, statusTo: status },
    })
  },
)
