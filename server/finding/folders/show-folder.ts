import { asc, desc, eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { mostKept } from '#domain/plans/quotas.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { folderEntries, folders } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type PublicCard, presentCards } from '../present-cards.ts'
import { nameOf, noteOf, ownFolder } from './own-folder.ts'

export type FolderEntry = {
  id: string
  /** As everyone sees it now: a tombstone after a retraction, and null for what has left the list. */
  card: PublicCard | null
  note: string
  addedOn: Day
}

export type ShownFolder = {
  id: string
  name: string
  entries: FolderEntry[]
  isPaused: boolean
}

/**
 * A folder of the actor with its entries, the newest first. Without the plan it is read and not changed.
 *
 * @throws SignInNeeded, NotFound
 */
export const showFolder = useCase(
  'folder.see',
  async ({ application, actor }, id: string): Promise<ShownFolder> => {
    const [folder] = await application.database.queries
      .select({ id: folders.id, sealedName: folders.sealedName })
      .from(folders)
      .where(ownFolder(actor.id, id))
    if (!folder) throw new NotFound()
    return {
      id: folder.id,
      name: nameOf(application, folder),
      entries: await entriesOf(application, folder.id),
      isPaused: mostKept(actor.subscription, 'folder') === 0,
    }
  },
)

async function entriesOf(application: Application, folderId: string): Promise<FolderEntry[]> {
  const { queries } = application.database
  const rows = await queries
    .select()
    .from(folderEntries)
    .where(eq(folderEntries.folderId, folderId))
    .orderBy(desc(folderEntries.addedOn), asc(folderEntries.entryId))
  const cards = await cardsOf(
    application,
    rows.map(({ entryId }) => entryId),
  )
  return rows.map(({ entryId, addedOn, sealedNote }) => ({
    ...{ id: entryId, addedOn, card: cards.get(entryId) ?? null },
    note: sealedNote ? noteOf(application, folderId, entryId, sealedNote) : '',
  }))
}

/** What everyone sees of these entries, by id. */
export async function cardsOf(
  { database }: Application,
  ids: readonly string[],
): Promise<Map<string, PublicCard>> {
  const hits = ids.map((id) => ({ id, listedAt: new Date(0), credibility: 0 }))
  const cards = await presentCards(database.queries, hits, [])
  return new Map(cards.map((card) => [card.id, card]))
}
