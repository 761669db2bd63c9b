import { and, asc, count, desc, eq, inArray, isNull, max } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EntryKind } from '#domain/plans/team.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import type { Queries } from '#server/database/open-database.ts'
import { profiles, teamEntries, teamFolders } from '#server/database/people-schema.ts'
import { publicReports } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { enterOrganisation } from '../security/enter-organisation.ts'
import { contentOf, findFolder, membersOf, nameOfFolder } from './team-queries.ts'

export type TeamFolder = { id: string; name: string; entries: number; newestOn: Day | null }
export type ForYou = { id: string; folderId: string; folder: string; text: string; dueOn: Day | null }

export type Team = { name: string; isGuest: boolean; folders: TeamFolder[]; forYou: ForYou[] }

/**
 * The folders of the actor's organisation, those with the newest entry first, and what waits for the actor.
 *
 * @throws SignInNeeded, and as `enterOrganisation`
 */
export const listTeamFolders = useCase('team.read', async ({ application, actor }): Promise<Team> => {
  const { queries } = application.database
  const { id, name, isGuest } = await enterOrganisation(application, queries, actor, 'guests too')
  const newestOn = max(teamEntries.addedOn)
  const rows = await queries
    .select({
      folder: teamFolders,
      entries: count(teamEntries.id),
      newestOn,
      newest: max(teamEntries.place),
    })
    .from(teamFolders)
    .leftJoin(teamEntries, eq(teamEntries.folderId, teamFolders.id))
    .where(eq(teamFolders.organisationId, id))
    .groupBy(teamFolders.id)
  const waiting = await queries
    .select({ entry: teamEntries, folder: teamFolders })
    .from(teamEntries)
    .innerJoin(teamFolders, eq(teamFolders.id, teamEntries.folderId))
    .where(
      and(eq(teamFolders.organisationId, id), eq(teamEntries.forId, actor.id), isNull(teamEntries.doneOn)),
    )
    .orderBy(asc(teamEntries.dueOn), asc(teamEntries.place))
  return {
    ...{ name, isGuest },
    folders: rows
      .toSorted((one, other) => (other.newest ?? 0) - (one.newest ?? 0))
      .map(({ folder, entries, newestOn: on }) => ({
        ...{ id: folder.id, name: nameOfFolder(application, folder), entries, newestOn: on },
      })),
    forYou: waiting.map(({ entry, folder }) => ({
      ...{ id: entry.id, folderId: folder.id, folder: nameOfFolder(application, folder) },
      ...{ text: contentOf(application, entry), dueOn: entry.dueOn },
    })),
  }
})

export type TeamEntry = {
  id: string
  kind: EntryKind
  /** The number of a report, the address of a search, or what was written. */
  content: string
  /** Of a report: where it is, and whether it was retracted since. Null where it is no longer public. */
  report: { id: string; isRetracted: boolean } | null
  /** Null for an account that is gone. */
  author: string | null
  addedOn: Day
  forMember: string | null
  dueOn: Day | null
  done: { on: Day; by: string | null } | null
  mayFinish: boolean
  mayRemove: boolean
}

export type ShownFolder = {
  id: string
  name: string
  mayRemove: boolean
  isGuest: boolean
  members: string[]
  entries: TeamEntry[]
}

/**
 * One folder of the actor's organisation with its entries, the newest first. This is its activity too: each entry says who and when.
 *
 * @throws SignInNeeded, NotFound, and as `enterOrganisation`
 */
export const showTeamFolder = useCase(
  'team.read',
  async ({ application, actor }, folderId: string | undefined): Promise<ShownFolder> => {
    const { queries } = application.database
    const { folder, membership } = await findFolder(application, actor, folderId)
    const [author, addressed, finisher] = ['author', 'addressed', 'finisher'].map((name) =>
      alias(profiles, name),
    ) as [typeof profiles, typeof profiles, typeof profiles]
    const rows = await queries
      .select({
        entry: teamEntries,
        ...{ author: author.username, forMember: addressed.username, doneBy: finisher.username },
      })
      .from(teamEntries)
      .leftJoin(author, eq(author.id, teamEntries.authorId))
      .leftJoin(addressed, eq(addressed.id, teamEntries.forId))
      .leftJoin(finisher, eq(finisher.id, teamEntries.doneBy))
      .where(eq(teamEntries.folderId, folder.id))
      .orderBy(desc(teamEntries.place))
    const read = rows.map((row) => ({ ...row, content: contentOf(application, row.entry) }))
    const reports = await reportsBy(queries, read)
    return {
      ...{ id: folder.id, name: nameOfFolder(application, folder) },
      mayRemove: membership.isOwner || folder.madeBy === actor.id,
      isGuest: membership.isGuest,
      members: (await membersOf(queries, membership)).map(({ username }) => username),
      entries: read.map(({ entry, content, doneBy, ...people }) => ({
        ...{ id: entry.id, kind: entry.kind, content, ...people, addedOn: entry.addedOn, dueOn: entry.dueOn },
        report: entry.kind === 'report' ? (reports.get(content) ?? null) : null,
        done: entry.doneOn ? { on: entry.doneOn, by: doneBy } : null,
        mayFinish: mayFinish(entry, membership.isGuest ? actor.id : null),
        mayRemove: membership.isOwner || entry.authorId === actor.id,
      })),
    }
  },
)

/** @param onlyFor a guest, who finishes what is for them alone; null for members */
function mayFinish(
  { kind, forId, doneOn }: typeof teamEntries.$inferSelect,
  onlyFor: string | null,
): boolean {
  const waits = doneOn === null && (kind === 'task' || forId !== null)
  return waits && (onlyFor === null || forId === onlyFor)
}

async function reportsBy(
  queries: Queries,
  read: readonly { entry: { kind: EntryKind }; content: string }[],
): Promise<Map<string, { id: string; isRetracted: boolean }>> {
  const numbers = read.flatMap(({ entry, content }) => (entry.kind === 'report' ? content : []))
  if (numbers.length === 0) return new Map()
  const rows = await queries
    .select({
      id: publicReports.reportId,
      number: publicReports.referenceNumber,
      status: publicReports.status,
    })
    .from(publicReports)
    .where(inArray(publicReports.referenceNumber, numbers))
  return new Map(rows.map(({ id, number, status }) => [number, { id, isRetracted: status === 'retracted' }]))
}

/** The folders of an organisation as JSON, for the day on which it ends. @throws as `enterOrganisation` */
export const exportTeamFolders = useCase('team.read', async ({ application, actor }): Promise<string> => {
  await enterOrganisation(application, application.database.queries, actor)
  const { name, folders } = await listTeamFolders(application, actor)
  const shown = await Promise.all(folders.map(({ id }) => showTeamFolder(application, actor, id)))
  const plain = shown.map(({ name: folder, entries }) => ({
    folder,
    entries: entries.map(({ id: _, report: __, mayRemove: ___, mayFinish: ____, ...entry }) => entry),
  }))
  return `${JSON.stringify({ organisation: name, folders: plain }, null, 2)}\n`
})
