import type { Person } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { StoredDeclaration } from '#server/cases/declaration-queries.ts'
import type { Application } from '#server/kernel/application.ts'
import { markOf } from '#server/sealing/account-marks.ts'

type Matter = { ownerMark: string | null; reportId: string }

/**
 * Which requests, disputes and proposals this member of staff may know of: none about a report of their own, because the person
 * who sent it is not told who objects, and none about one that concerns them.
 *
 * @throws SignInNeeded, RuleBroken 'declaration-needed'
 */
export function mattersInReach(
  application: Application,
  { id }: Person,
  declared: StoredDeclaration | null,
): (matter: Matter) => boolean {
  if (!declared) throw new RuleBroken('declaration-needed')
  const { conflicts } = declared
  const ownMark = markOf(application, 'reports', id)
  return ({ ownerMark, reportId }) => ownerMark !== ownMark && !conflicts.includes(reportId)
}
