import { and, arrayOverlaps, eq, isNull, ne, sql } from 'drizzle-orm'
import unhomoglyph from 'unhomoglyph'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import type { Database, Transaction } from '#server/database/open-database.ts'
import { profiles, registrations } from '#server/database/people-schema.ts'

/**
 * What a user name looks like: its skeleton (UTS 39, section 4) as it is written, and as it is written small, because a capital I looks like
 * a small l. Two names that share one of them can be taken for each other.
 */
export function looksOf(username: string): string[] {
  return [...new Set([skeleton(username), skeleton(username.toLowerCase())])]
}

/**
 * Ends with the transaction: two who choose names at one moment are asked one after the other. The same name in other letters is left to
 * the index that holds names apart.
 *
 * @throws Invalid at the field `username` when another account or registration has a name that looks like it
 */
export async function refuseLookAlike(queries: Transaction, username: string, ownId?: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext('usernames'))`)
  const looks = looksOf(username)
  const isOther = sql`lower(username) <> lower(${username})`
  const among = [
    await queries
      .select({ id: profiles.id })
      .from(profiles)
      .where(
        and(
          arrayOverlaps(profiles.usernameLooks, looks),
          isOther,
          ownId ? ne(profiles.id, ownId) : undefined,
        ),
      )
      .limit(1),
    await queries
      .select({ id: registrations.id })
      .from(registrations)
      .where(and(arrayOverlaps(registrations.usernameLooks, looks), isOther))
      .limit(1),
  ]
  if (among.flat().length > 0)
    throw new Invalid('username-looks-alike', { username: fieldProblem('username-looks-alike') })
}

const atOnce = 500

/** Writes what the names of earlier accounts look like. SQL cannot: it does not know what looks alike. */
export async function writeMissingLooks({ queries }: Database): Promise<void> {
  for (;;) {
    const names = await queries
      .select({ id: profiles.id, username: profiles.username })
      .from(profiles)
      .where(isNull(profiles.usernameLooks))
      .limit(atOnce)
    for (const { id, username } of names)
      await queries
        .update(profiles)
        .set({ usernameLooks: looksOf(username) })
        .where(eq(profiles.id, id))
    if (names.length < atOnce) return
  }
}

// A dot above an i shows nothing, and what is ignorable is not seen at all.
function skeleton(name: string): string {
  const seen = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return unhomoglyph(seen)
    .normalize('NFD')
    .replace(/(?<=[ij])\u0307/gu, '')
    .toLowerCase()
}
