import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
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
  const others = (await recipientsIn(database)).filter((each) => each !== recipient)
  if (others.length === 0) return
  const [foreign] = await database.queries
    .select({ recipient: sealedKeys.recipient })
    .from(sealedKeys)
    .where(and(inArray(sealedKeys.recipient, others), notExists(ours)))
    .limit(1)
  if (foreign)
    throw new Error(
      `What this database holds was sealed with another key (${foreign.recipient}) than the one in ${keyFile} (${recipient}). Put the right key file back.`,
    )
}

/** For whom anything is sealed: one step of the index for each of them, however many keys there are. */
async function recipientsIn({ queries }: Database): Promise<string[]> {
  const { rows } = await queries.execute<{ recipient: string }>(sql`
    with recursive found as (
      (select recipient from sealed_keys order by recipient limit 1)
      union all
      select (select k.recipient from sealed_keys k where k.recipient > found.recipient order by k.recipient limit 1)
      from found where found.recipient is not null
    ) select recipient from found where recipient is not null`)
  return rows.map(({ recipient }) => recipient)
}
