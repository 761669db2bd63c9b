import { sql } from 'drizzle-orm'
import { firstUnread } from '#server/database/first-unread.ts'
import type { Queries } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import type { JointWork } from '#server/kernel/together.ts'
import { markOf } from '#server/sealing/account-marks.ts'

/** How many notifications they have not read, up to ten. Only a page with the bell asks: what is sent needs no number. */
export async function countUnread(application: Application, personId: string): Promise<number> {
  const asked = { application, mark: markOf(application, 'notifications', personId) }
  return (await application.together.run(counting, asked)) ?? (await countAlone(asked))
}

type Asked = { application: Application; mark: string }

/** For all whose pages are made at one moment. */
const counting: JointWork<Asked, number> = {
  does: 'read',
  databaseOf: ({ application }) => application.database,
  partyOf: () => null,
  async doAll(asked) {
    const [{ application }] = asked
    const rows = await countAll(
      application,
      asked.map(({ mark }) => mark),
    )
    const counts = new Map(rows.map(({ mark, unread }) => [mark, unread]))
    return asked.map(({ mark }) => counts.get(mark) ?? 0)
  },
}

async function countAlone({ application, mark }: Asked): Promise<number> {
  const [row] = await countAll(application, [mark])
  return row?.unread ?? 0
}

function countAll({ database }: Application, marks: readonly string[]) {
  return database.prepared(unreadStatement).execute({ marks })
}

function unreadStatement(queries: Queries) {
  return queries
    .select({ mark: sql<string>`asked.mark`, unread: firstUnread(sql`asked.mark`) })
    .from(sql`(select distinct unnest(${sql.placeholder('marks')}::uuid[]) as mark) as asked`)
    .prepare('count_unread')
}
