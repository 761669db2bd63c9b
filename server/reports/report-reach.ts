import type { Actor } from '#domain/actor.ts'
import { NotFound, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { readerOf, wouldReadAsStaff } from '#domain/reports/visibility.ts'
import { identifier } from '#server/input/identifier.ts'
import type { StoredReport } from './report-queries.ts'

/**
 * Finds within the actor's reach: what one may not see does not exist.
 *
 * @throws SignInNeeded, NotFound, and RuleBroken 'second-step-needed' for staff, whether or not there is a report
 */
export async function withinReach(
  actor: Actor,
  id: string,
  find: (id: string) => Promise<StoredReport | null>,
): Promise<StoredReport> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const report = await find(identifier(id))
  if (report && readerOf(actor, report.facts)) return report
  else throw wouldReadAsStaff(actor) ? new RuleBroken('second-step-needed') : new NotFound()
}
