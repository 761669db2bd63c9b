import type { Person } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { StoredDeclaration } from '#server/cases/declaration-queries.ts'

type Matter = { ownerId: string | null; reportId: string }

/**
 * Which requests, disputes and proposals this member of staff may know of: none about a report of their own, because whoever
 * sent it is not told who objects, and none about one that concerns them.
 *
 * @throws SignInNeeded, RuleBroken 'declaration-needed'
 */
export function mattersInReach(
  { id }: Person,
  declared: StoredDeclaration | null,
): (matter: Matter) => boolean {
  if (!declared) throw new RuleBroken('declaration-needed')
  const { conflicts } = declared
  return ({ ownerId, reportId }) => ownerId !== id && !conflicts.includes(reportId)
}
