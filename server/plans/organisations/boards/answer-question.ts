import { type SQL, sql } from 'drizzle-orm'
import {
  type Answer,
  type AnswerLine,
  type AskedMeasure,
  daysOf,
  type Grouping,
  mostLines,
  type Question,
} from '#domain/figures/questions.ts'
import { addDays, dayInNigeria, startOfDay } from '#domain/time/day-in-nigeria.ts'
import { seconds } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'

/** Longer than this no question may take: it is counted in the lane of searches, and another customer waits. */
const longest = seconds(2)

const inNigeria = sql`(p.published_at at time zone 'Africa/Lagos')`

const columns = {
  state: sql`p.state`,
  sector: sql`p.sector`,
  kind: sql`p.wrong_kind`,
  method: sql`p.verification_method`,
  month: sql`to_char(${inNigeria}, 'YYYY-MM')`,
  year: sql`to_char(${inNigeria}, 'YYYY')`,
} as const satisfies Record<Grouping, SQL>

const values = {
  reports: sql`count(*) filter (where p.status = 'approved')`,
  disputed: sql`count(*) filter (where p.disputed_on is not null and p.status = 'approved')`,
  // A tombstone has no state and no kind: it is counted by its month or its year alone.
  retracted: sql`count(*) filter (where p.status = 'retracted')`,
  rating: sql`round(avg(p.credibility_rating) filter (where p.status = 'approved'), 2)`,
} as const satisfies Record<AskedMeasure, SQL>

/** Counts what is public, as anyone can on the list. A value that a report does not have is left out. */
export async function answerQuestion(
  { database, now }: Pick<Application, 'database' | 'now'>,
  question: Question,
): Promise<Answer> {
  const { by, and, measure } = question
  const { from, to } = daysOf(question, dayInNigeria(now()))
  const [first, second] = [columns[by], and ? columns[and] : sql`null::text`]
  const conditions = [
    sql`${first} is not null`,
    ...(and ? [sql`${second} is not null`] : []),
    ...(from ? [sql`p.published_at >= ${startOfDay(from).toISOString()}`] : []),
    ...(to ? [sql`p.published_at < ${startOfDay(addDays(to, 1)).toISOString()}`] : []),
    ...(question.state ? [sql`p.state = ${question.state}`] : []),
    ...(question.sector ? [sql`p.sector = ${question.sector}`] : []),
    ...(question.kind ? [sql`p.wrong_kind = ${question.kind}`] : []),
  ]
  const rows = await database.inLane('searching', () =>
    database.queries.transaction(async (queries) => {
      await queries.execute(sql.raw(`set local statement_timeout = ${longest}`))
      const found = await queries.execute<{ first: string; second: string | null; value: string }>(sql`
        select * from (
          select ${first} as first, ${second} as second, ${values[measure]} as value from public_reports p
          where ${sql.join(conditions, sql` and `)} group by 1, 2
        ) counted where value > 0
        order by ${isOfTime(by) ? sql`1` : sql`sum(value) over (partition by counted.first) desc, 1`}, 2
        limit ${mostLines + 1}`)
      return found.rows
    }),
  )
  const lines: AnswerLine[] = rows
    .slice(0, mostLines)
    .map(({ first: one, second: other, value }) => ({ by: one, and: other, value: Number(value) }))
  return { lines, isCut: rows.length > mostLines }
}

function isOfTime(grouping: Grouping): boolean {
  return grouping === 'month' || grouping === 'year'
}
