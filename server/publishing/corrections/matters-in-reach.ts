import type { Actor } from '#domain/actor.ts'
import { RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { findDeclaration } from '#server/declarations/declaration-queries.ts'
import type { Application } from '#server/kernel/application.ts'

type Matter = { ownerId: string | null; reportId: string }

/**
 * Which requests, disputes and proposals this member of staff may know of: none about a report of their own, because whoever
 * sent it is not told who objects, and none about one that concerns them.
 *
 * @throws SignInNeeded, RuleBroken 'declaration-needed'
 */
export async function mattersInReach(
  application: Application,
  actor: Actor,
): Promise<(matter: Matter) => boolean> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const declared = await findDeclaration(application, application.database.queries, actor.id)
  if (!declared) throw new RuleBroken('declaration-needed')
  const { conflicts } = declared
  return ({ ownerId, reportId }) => ownerId !== actor.id && !conflicts.includes(reportId)
}
