import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/database/open-database.ts'
import { sealedKeys } from '#server/database/schema.ts'

/**
 * A lost key file would be replaced by a new one at the next start, and what was sealed before would stay closed. Better not to start.
 *
 * @throws Error when a report or a conversation was sealed for others and not for this key
 */
export async function refuseForeignKeys(
  database: Database,
  recipient: string,
  keyFile: string,
): Promise<void> {
  const own = alias(sealedKeys, 'own')
  const ours = database.queries
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.subjectKind, sealedKeys.subjectKind),
        eq(own.subjectId, sealedKeys.subjectId),
        eq(own.recipient, recipient),
      ),
    )
  const [foreign] = await database.queries
    .select({ recipient: sealedKeys.recipient })
    .from(sealedKeys)
    .where(and(ne(sealedKeys.recipient, recipient), notExists(ours)))
    .limit(1)
  if (foreign)
    throw new Error(
      `What this database holds was sealed with another key (${foreign.recipient}) than the one in ${keyFile} (${recipient}). Put the right key file back.`,
    )
}
