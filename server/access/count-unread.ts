import { sql } from 'drizzle-orm'
import { firstUnread } from '#server/database/first-unread.ts'
import type { Queries } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { askTogether } from '#server/kernel/ask-together.ts'
import { markOf } from '#server/sealing/account-marks.ts'

/** How many notifications they have not read, up to ten. Only a page with the bell asks: what is sent needs no number. */
export function countUnread(application: Application, personId: string): Promise<number> {
  return countOf(application, markOf(application, 'notifications', personId))
}

const countOf = askTogether(async ({ database }, marks: readonly string[]) => {
  const rows = await database.prepared(unreadStatement).execute({ marks })
  const counts = new Map(rows.map(({ mark, unread }) => [mark, unread]))
  return marks.map((mark) => counts.get(mark) ?? 0)
})

function unreadStatement(queries: Queries) {
  return queries
    .select({ mark: sql<string>`asked.mark`, unread: firstUnread(sql`asked.mark`) })
    .from(sql`(select distinct unnest(${sql.placeholder('marks')}::uuid[]) as mark) as asked`)
    .prepare('count_unread')
}
