import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withApplication } from '#tests/support/with-application.ts'
import { refuseForeignKeys } from './refuse-foreign-keys.ts'

test('a start reads a few keys, however many there are', async () => {
  const { database, vault } = await withApplication()
  const own = vault.recipient.name
  const keysRead = async (count: number) => {
    await database.pool.query(
      `with made as (
        insert into conversations (id, kind, opened_on) select gen_random_uuid(), 'contact', '2026-11-21' from generate_series(1, $1::int) returning id
      ) insert into sealed_keys (subject_kind, subject_id, recipient, wrapped, bound_as)
        select 'conversation', id, $2, '\\x00', 'conversation' from made`,
      [count, own],
    )
    await database.pool.query('analyze sealed_keys')
    return database.queries.transaction(async (queries) => {
      // Of this transaction alone: what it read of the table, and of its indexes.
      await refuseForeignKeys(
        { ...database, queries: queries as unknown as typeof database.queries },
        own,
        'x.key',
      )
      const { rows } = await queries.execute<{ read: number }>(sql`
        select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as read
        from pg_stat_xact_user_tables where relname = 'sealed_keys'`)
      return rows[0]?.read
    })
  }
  // Where the whole table is one page, reading it is cheapest.
  await keysRead(2_000)
  // The plan decides between about 5 and 12.
  expect(await keysRead(18_000)).toBeLessThan(50)
})
