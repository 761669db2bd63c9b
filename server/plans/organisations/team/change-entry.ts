import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { teamEntries } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockFolder } from './team-queries.ts'

/**
 * Marks a task, or a comment that is for a member, as done. Every member may, and a guest what is for them. What was done already stays with who did it.
 *
 * @throws SignInNeeded, NotFound also for an entry of another folder, and as `enterOrganisation`
 */
export const finishTeamEntry = useCase(
  'team.write',
  async (
    { application, actor },
    folderId: string | undefined,
    entryId: string | undefined,
  ): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      const { folder, membership } = await lockFolder(application, queries, actor, folderId, 'guests too')
      const here = and(eq(teamEntries.id, identifier(entryId)), eq(teamEntries.folderId, folder.id))
      const one = membership.isGuest ? and(here, eq(teamEntries.forId, actor.id)) : here
      if ((await queries.$count(teamEntries, one)) === 0) throw new NotFound()
      await queries
        .update(teamEntries)
        .set({ doneOn: dayInNigeria(application.now()), doneBy: actor.id })
        .where(and(one, isNull(teamEntries.doneOn)))
    })
  },
)

/**
 * Deletes an entry. Who added it does, and the owner.
 *
 * @throws SignInNeeded, NotFound for others too, and as `enterOrganisation`
 */
export const removeTeamEntry = useCase(
  'team.write',
  async (
    { application, actor },
    folderId: string | undefined,
    entryId: string | undefined,
  ): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      const { folder, membership } = await lockFolder(application, queries, actor, folderId, 'guests too')
      const one = and(eq(teamEntries.id, identifier(entryId)), eq(teamEntries.folderId, folder.id))
      const own = membership.isOwner ? one : and(one, eq(teamEntries.authorId, actor.id))
      const removed = await queries.delete(teamEntries).where(own).returning({ id: teamEntries.id })
      if (removed.length === 0) throw new NotFound()
    })
  },
)
