import { accountTokens, sessions } from '#server/database/people-schema.ts'
import { sourceVisits } from '#server/database/tables/source-tables.ts'
import type { Application } from '#server/kernel/application.ts'

export type Ended = { sessions: number; visits: number; links: number }

/**
 * For a database that was put back from a backup: what had ended since is open in it again. Ends every session, every visit by a code and
 * every link in a letter, also those that were used. For the operator's program alone.
 */
export async function endEverySession({ database }: Pick<Application, 'database'>): Promise<Ended> {
  return database.queries.transaction(async (queries) => {
    const ended = await queries.delete(sessions).returning({ id: sessions.id })
    const visits = await queries.delete(sourceVisits).returning({ expiresAt: sourceVisits.expiresAt })
    const links = await queries.delete(accountTokens).returning({ userId: accountTokens.userId })
    return { sessions: ended.length, visits: visits.length, links: links.length }
  })
}
