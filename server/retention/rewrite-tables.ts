import type { Kept } from '#domain/retention/kept.ts'
import { retention } from '#domain/retention/retention.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { holdings } from '#server/people/held-on-people.ts'

/** Above this a table is locked for longer than a visitor should wait. In bytes, with its indexes. */
const largest = 64 * 1024 * 1024

/** Every table that loses rows when a period is over or an account is deleted. */
export const tablesThatForget: readonly string[] = [
  ...new Set([
    ...Object.values<Kept>(retention).flatMap(({ tables, ends }) => (ends === null ? [] : tables)),
    ...holdings.flatMap(({ table, atDeletion }) => (atDeletion === 'keeps-the-number' ? [] : [table])),
  ]),
]

/**
 * Writes these tables again. PostgreSQL leaves the bytes of a deleted row in its file until it needs the room; a table that was
 * written again has a file without them. A table that is too large or in use waits for another night, and so
 * does one that could not be written, which the log tells with its fault.
 *
 * @returns the tables that were not written again, with the reason
 */
export async function rewriteTables(application: Application): Promise<string[]> {
  const { rows } = await application.database.pool.query<{ name: string; size: string }>(
    `select relname as name, pg_total_relation_size(oid) as size from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1) order by relname`,
    [tablesThatForget],
  )
  const left: string[] = []
  for (const { name, size } of rows) {
    if (Number(size) > largest) {
      left.push(`${name}: too large`)
      continue
    }
    try {
      if ((await application.rewriteTable(name)) === 'in use') left.push(`${name}: in use`)
    } catch (error) {
      application.log.error({ name, fault: describeFault(error) }, 'a table could not be written again')
      left.push(`${name}: failed`)
    }
  }
  if (left.length > 0) application.log.info({ left }, 'deleted rows stay in the files of some tables')
  return left
}
