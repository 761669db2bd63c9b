import { sql } from 'drizzle-orm'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { type Duration, seconds } from '#domain/time/durations.ts'
import type { Database } from '#server/database/open-database.ts'

/** One view, without anything of the visitor but kinds. */
export type View = {
  day: Day
  page: string
  referringSite: string
  browser: string
  device: string
  country: string
}

/** Counts views of this process. */
export type PageViews = {
  add(view: View): Promise<void>
  /** Writes what waits. Before a process ends. */
  flush(): Promise<void>
}

/** So that no one fills the table with invented sites. */
const mostRowsPerDay = 5_000
/** So that no one fills the memory with them either. */
const mostLines = 1_000

/** How long a view waits in memory. A process that dies loses what waits: sums of page views are no record of anything. */
export const usualPause: Duration = seconds(10)

/**
 * Adds views up in memory, and writes the sums together: one statement for many visitors.
 *
 * @param pause from the first view until they are written; 0 writes each at once, for tests
 */
export function openPageViews(
  { queries }: Pick<Database, 'queries'>,
  pause: Duration = usualPause,
): PageViews {
  let sums = new Map<string, { view: View; views: number }>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const lines = [...sums.values()]
    sums = new Map()
    if (lines.length > 0) await write(lines)
  }

  async function write(lines: readonly { view: View; views: number }[]): Promise<void> {
    const rows = lines
      .toSorted((one, other) => (keyOf(one.view) < keyOf(other.view) ? -1 : 1))
      .map(({ view: { day, page, referringSite, browser, device, country }, views }) => {
        const site = sql`case when (select count(*) from page_views where day = ${day}) < ${mostRowsPerDay} then ${referringSite} else '' end`
        return sql`select ${day}::date, ${page}, ${site}, ${browser}, ${device}, ${country}, ${views}::int`
      })
    await queries.execute(sql`
      insert into page_views as counted (day, page, referring_site, browser, device, country, views)
      select day, page, site, browser, device, country, sum(views)
      from (${sql.join(rows, sql` union all `)}) as added (day, page, site, browser, device, country, views)
      group by day, page, site, browser, device, country order by 1, 2, 3, 4, 5, 6
      on conflict (day, page, referring_site, browser, device, country) do update set views = counted.views + excluded.views`)
  }

  return {
    async add(view) {
      const key = keyOf(view)
      const sum = sums.get(key)
      if (sum) sum.views += 1
      else if (sums.size < mostLines) sums.set(key, { view, views: 1 })
      if (pause === 0) await flush()
      else timer ??= laterQuietly(flush, pause)
    },
    flush,
  }
}

function laterQuietly(work: () => Promise<void>, pause: Duration): NodeJS.Timeout {
  // What a silent database does not take is not counted.
  return setTimeout(() => void work().catch(() => {}), pause).unref()
}

function keyOf({ day, page, referringSite, browser, device, country }: View): string {
  return [day, page, referringSite, browser, device, country].join(' ')
}
