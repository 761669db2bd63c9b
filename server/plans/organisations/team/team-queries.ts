import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { profiles, teamFolders } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { listSeats } from '../organisation-queries.ts'
import { enterOrganisation, type LetIn, type Membership } from '../security/enter-organisation.ts'

export type FolderRow = typeof teamFolders.$inferSelect
export type Member = { id: string; username: string }

/**
 * A folder of the actor's organisation, held until the transaction ends.
 *
 * @throws NotFound also for a folder of another organisation, and as `enterOrganisation`
 */
export async function lockFolder(
  application: Application,
  queries: Transaction,
  actor: Person,
  folderId: string | undefined,
  letIn: LetIn = 'members',
): Promise<{ folder: FolderRow; membership: Membership }> {
  const membership = await enterOrganisation(application, queries, actor, letIn)
  const [folder] = await queries.select().from(teamFolders).where(within(membership, folderId)).for('update')
  if (!folder) throw new NotFound()
  return { folder, membership }
}

/** As `lockFolder`, to be read alone, by guests too. */
export async function findFolder(
  application: Application,
  actor: Person,
  folderId: string | undefined,
): Promise<{ folder: FolderRow; membership: Membership }> {
  const { queries } = application.database
  const membership = await enterOrganisation(application, queries, actor, 'guests too')
  const [folder] = await queries.select().from(teamFolders).where(within(membership, folderId))
  if (!folder) throw new NotFound()
  return { folder, membership }
}

function within({ id }: Membership, folderId: string | undefined) {
  return and(eq(teamFolders.id, identifier(folderId)), eq(teamFolders.organisationId, id))
}

/** The owner and the people in the seats, by name. */
export async function membersOf(
  queries: Queries | Transaction,
  { id, ownerId }: Pick<Membership, 'id' | 'ownerId'>,
): Promise<Member[]> {
  const owners = await queries
    .select({ id: profiles.id, username: profiles.username })
    .from(profiles)
    .where(eq(profiles.id, ownerId))
  const seats = (await listSeats(queries, id)).map(({ holderId, username }) => ({ id: holderId, username }))
  return [...owners, ...seats].toSorted((one, other) => (one.username < other.username ? -1 : 1))
}

export function nameOfFolder({ vault }: Application, { id, sealedName }: FolderRow): string {
  return z.object({ name: z.string() }).parse(vault.open(`team-folder:${id}`, sealedName)).name
}

/** What an entry holds: the number of a report, the address of a search, or what was written. */
export function contentOf(
  { vault }: Application,
  { id, sealedContent }: { id: string; sealedContent: Buffer },
): string {
  return z.object({ content: z.string() }).parse(vault.open(`team-entry:${id}`, sealedContent)).content
}
