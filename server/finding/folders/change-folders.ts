import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { LimitReached, NotFound, RuleBroken } from '#domain/errors.ts'
import { mostInFolder, mostKept } from '#domain/plans/quotas.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { folderEntries, folders } from '#server/database/people-schema.ts'
import { searchDocs } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { paragraphs, requiredLine } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { lockFolder, longestFolderName, longestFolderNote, ownFolder } from './own-folder.ts'

const named = z.object({ name: requiredLine(longestFolderName) })

/**
 * @returns the new folder's id
 * @throws SignInNeeded, Invalid, RuleBroken 'not-in-plan' or 'kept-too-many'
 */
export const makeFolder = useCase(
  'folder.change',
  ({ application, actor }, input: Input): Promise<string> =>
    transact(application, ({ queries }) => insertFolder(application, queries, actor, input)),
)

async function insertFolder(
  application: Application,
  queries: Transaction,
  { id: holderId, subscription }: Person,
  input: Input,
): Promise<string> {
  const { name } = parseInput(named, input)
  const id = application.randomness.uuid()
  // Two tabs at once make one after the other.
  await lockPerson(queries, holderId)
  const kept = await queries.$count(folders, eq(folders.holderId, holderId))
  if (kept >= mostKept(subscription, 'folder')) throw new RuleBroken('kept-too-many')
  const sealedName = application.vault.seal(`folder:${id}`, name)
  await queries.insert(folders).values({ id, holderId, sealedName, madeOn: dayInNigeria(application.now()) })
  return id
}

/** @throws SignInNeeded, Invalid, NotFound, RuleBroken 'not-in-plan' */
export const renameFolder = useCase(
  'folder.change',
  async ({ application, actor }, id: string, input: Input): Promise<void> => {
    const { name } = parseInput(named, input)
    const renamed = await application.database.queries
      .update(folders)
      .set({ sealedName: application.vault.seal(`folder:${identifier(id)}`, name) })
      .where(ownFolder(actor.id, id))
      .returning({ id: folders.id })
    if (renamed.length === 0) throw new NotFound()
  },
)

/**
 * Puts entries of the public list into a folder, or into a new one. What is in it stays as it is.
 *
 * @param entryIds ids of reports and convictions; what is not in the list is left out
 * @param into the folder, or the name of a new one
 * @returns the folder's id
 * @throws SignInNeeded, Invalid, NotFound, RuleBroken 'not-in-plan', 'nothing-ticked' or 'kept-too-many', LimitReached 'folder-full'
 */
export const putIntoFolder = useCase(
  'folder.change',
  async (
    { application, actor },
    entryIds: readonly string[],
    into: { folder: string } | { name: string },
  ): Promise<string> => {
    const asked = [...new Set(entryIds.map(identifier))].slice(0, mostInFolder)
    if (asked.length === 0) throw new RuleBroken('nothing-ticked')
    return transact(application, async ({ queries }) => {
      const folderId =
        'folder' in into
          ? await lockFolder(queries, actor.id, into.folder)
          : await insertFolder(application, queries, actor, into)
      const listed = await queries
        .select({ entryId: searchDocs.id })
        .from(searchDocs)
        .where(inArray(searchDocs.id, asked))
      const addedOn = dayInNigeria(application.now())
      if (listed.length > 0)
        await queries
          .insert(folderEntries)
          .values(listed.map(({ entryId }) => ({ folderId, entryId, addedOn })))
          .onConflictDoNothing()
      const held = await queries.$count(folderEntries, eq(folderEntries.folderId, folderId))
      if (held > mostInFolder) throw new LimitReached('folder-full')
      return folderId
    })
  },
)

const noted = z.object({ note: paragraphs(longestFolderNote).default('') })

/**
 * Replaces the note at an entry; an empty one is deleted. It is sealed, and its holder alone reads it.
 *
 * @throws SignInNeeded, Invalid, NotFound, RuleBroken 'not-in-plan'
 */
export const noteInFolder = useCase(
  'folder.change',
  async ({ application, actor }, id: string, entryId: string, input: Input): Promise<void> => {
    const { note } = parseInput(noted, input)
    await transact(application, async ({ queries }) => {
      const folderId = await lockFolder(queries, actor.id, id)
      const place = `folder:${folderId}/${identifier(entryId)}` as const
      const changed = await queries
        .update(folderEntries)
        .set({ sealedNote: note === '' ? null : application.vault.seal(place, note) })
        .where(entryOf(folderId, entryId))
        .returning({ entryId: folderEntries.entryId })
      if (changed.length === 0) throw new NotFound()
    })
  },
)

/** @throws SignInNeeded, NotFound */
export const removeFromFolder = useCase(
  'folder.delete',
  async ({ application, actor }, id: string, entryId: string): Promise<void> => {
    await transact(application, async ({ queries }) => {
      const folderId = await lockFolder(queries, actor.id, id)
      await queries.delete(folderEntries).where(entryOf(folderId, entryId))
    })
  },
)

/** Deletes a folder with its notes. @throws SignInNeeded, NotFound */
export const deleteFolder = useCase(
  'folder.delete',
  async ({ application, actor }, id: string): Promise<void> => {
    const gone = await application.database.queries
      .delete(folders)
      .where(ownFolder(actor.id, id))
      .returning({ id: folders.id })
    if (gone.length === 0) throw new NotFound()
  },
)

function entryOf(folderId: string, entryId: string) {
  return and(
    eq(folderEntries.folderId, folderId),
    sql`${folderEntries.entryId} = ${identifier(entryId)}::uuid`,
  )
}
