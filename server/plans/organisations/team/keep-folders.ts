import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { longestFolderName, mostFolders } from '#domain/plans/team.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { organisations, teamFolders } from '#server/database/people-schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { enterOrganisation } from '../security/enter-organisation.ts'
import { lockFolder } from './team-queries.ts'

const schema = z.object({ folderName: requiredLine(longestFolderName) })

/**
 * Makes a folder in the actor's organisation.
 *
 * @returns its number
 * @throws SignInNeeded, Invalid, RuleBroken 'too-many-folders', and as `enterOrganisation`
 */
export const makeTeamFolder = useCase(
  'team.write',
  async ({ application, actor }, input: Input): Promise<string> => {
    const { folderName: name } = parseInput(schema, input)
    const { database, randomness, vault, now } = application
    const id = randomness.uuid()
    await database.queries.transaction(async (queries) => {
      const { id: organisationId } = await enterOrganisation(application, queries, actor)
      // Held, so that two at once do not both take the last place.
      await queries
        .select({ id: organisations.id })
        .from(organisations)
        .where(eq(organisations.id, organisationId))
        .for('update')
      if ((await queries.$count(teamFolders, eq(teamFolders.organisationId, organisationId))) >= mostFolders)
        throw new RuleBroken('too-many-folders')
      const sealedName = vault.seal(`team-folder:${id}`, { name })
      const made = { madeBy: actor.id, madeOn: dayInNigeria(now()) }
      await queries.insert(teamFolders).values({ id, organisationId, sealedName, ...made })
    })
    return id
  },
)

/**
 * Gives a folder of the actor's organisation another name.
 *
 * @throws SignInNeeded, Invalid, NotFound, and as `enterOrganisation`
 */
export const renameTeamFolder = useCase(
  'team.write',
  async ({ application, actor }, folderId: string | undefined, input: Input): Promise<void> => {
    const { folderName: name } = parseInput(schema, input)
    await application.database.queries.transaction(async (queries) => {
      const { folder } = await lockFolder(application, queries, actor, folderId)
      const sealedName = application.vault.seal(`team-folder:${folder.id}`, { name })
      await queries.update(teamFolders).set({ sealedName }).where(eq(teamFolders.id, folder.id))
    })
  },
)

/**
 * Deletes a folder with everything in it. Its maker does, and the owner.
 *
 * @throws SignInNeeded, NotFound for others too, and as `enterOrganisation`
 */
export const removeTeamFolder = useCase(
  'team.write',
  async ({ application, actor }, folderId: string | undefined): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      const { folder, membership } = await lockFolder(application, queries, actor, folderId)
      if (!membership.isOwner && folder.madeBy !== actor.id) throw new NotFound()
      await queries.delete(teamFolders).where(eq(teamFolders.id, folder.id))
    })
  },
)
