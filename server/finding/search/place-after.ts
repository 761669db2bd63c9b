import { eq } from 'drizzle-orm'
import type { ListOrder } from '#domain/finding/list-filters.ts'
import { type Cursor, readPlace } from '#server/database/cursor.ts'
import type { Queries } from '#server/database/open-database.ts'
import { searchDocs } from '#server/database/schema.ts'

/**
 * The place in the list after which a page begins. The address of a page names the last entry before it, and not when that was
 * published: readers are told the day alone. Null for what is no entry: the list then begins at its beginning.
 */
export async function placeAfter(
  queries: Queries,
  entry: string | null,
  order: ListOrder,
): Promise<Cursor | null> {
  const id = readPlace(entry)
  if (id === null) return null
  const [row] = await queries
    .select({ at: searchDocs.listedAt, rating: searchDocs.credibility })
    .from(searchDocs)
    .where(eq(searchDocs.id, id))
  if (!row) return null
  else return order === 'credible' ? { id, at: row.at, rating: row.rating } : { id, at: row.at }
}
