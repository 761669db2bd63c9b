import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** How many notifications a person has not read, up to ten: enough for a badge that ends at 9+. */
export function firstUnread(receiverMark: SQLWrapper): SQL<number> {
  return sql<number>`(select count(*)::int from (
    select 1 from notifications n where n.receiver_mark = ${receiverMark} and n.read_at is null and n.in_app limit 10
  ) as first_ten)`
}
