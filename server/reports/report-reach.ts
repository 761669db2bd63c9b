import type { Actor } from '#domain/actor.ts'
import { NotFound, SignInNeeded } from '#domain/errors.ts'
import { readerOf } from '#domain/reports/visibility.ts'
import { identifier } from '#server/input/identifier.ts'
import type { StoredReport } from './report-queries.ts'

/**
 * Finds within the actor's reach: what one may not see does not exist.
 *
 * @throws SignInNeeded, NotFound
 */
export async function withinReach(
  actor: Actor,
  id: string,
  find: (id: string) => Promise<StoredReport | null>,
): Promise<StoredReport> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const report = await find(identifier(id))
  if (!report || !readerOf(actor, report.facts)) throw new NotFound()
  return report
}
