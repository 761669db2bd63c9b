import { asc, eq, sql } from 'drizzle-orm'
import { mostKept } from '#domain/plans/quotas.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { folders } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { nameOf } from './own-folder.ts'

export type Folder = { id: string; name: string; entries: number; madeOn: Day }

/** `most` is 0 where the plan does not have them: then they are paused. */
export type Folders = { folders: Folder[]; most: number }

/** The actor's folders, the oldest first. @throws SignInNeeded */
export const listFolders = useCase('folder.see', async ({ application, actor }): Promise<Folders> => {
  const rows = await application.database.queries
    .select({
      ...{ id: folders.id, sealedName: folders.sealedName, madeOn: folders.madeOn },
      entries: sql<number>`(select count(*)::int from folder_entries e where e.folder_id = folders.id)`,
    })
    .from(folders)
    .where(eq(folders.holderId, actor.id))
    .orderBy(asc(folders.madeOn), asc(folders.id))
  return {
    folders: rows.map(({ id, entries, madeOn, ...row }) => ({
      ...{ id, name: nameOf(application, { id, ...row }), entries, madeOn },
    })),
    most: mostKept(actor.subscription, 'folder'),
  }
})
