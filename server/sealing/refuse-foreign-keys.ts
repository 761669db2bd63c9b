import { ne } from 'drizzle-orm'
import type { Database } from '#server/database/open-database.ts'
import { reportKeys } from '#server/database/schema.ts'

/**
 * A lost key file would be made anew at the next start, and reports sealed before would stay closed. Better not to start.
 *
 * @throws Error when reports were sealed for another key
 */
export async function refuseForeignKeys(
  database: Database,
  recipient: string,
  keyFile: string,
): Promise<void> {
  const [foreign] = await database.queries
    .select({ recipient: reportKeys.recipient })
    .from(reportKeys)
    .where(ne(reportKeys.recipient, recipient))
    .limit(1)
  if (foreign)
    throw new Error(
      `The reports in this database were sealed with another key (${foreign.recipient}) than the one in ${keyFile} (${recipient}). Put the right key file back.`,
    )
}
