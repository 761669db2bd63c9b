import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { mostJoined } from '#domain/cases/case-work.ts'
import { fieldProblem, Invalid, isRefusal, RuleBroken } from '#domain/errors.ts'
import { can } from '#domain/permissions/can.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { reports } from '#server/database/schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { reportInReach, withinReach } from '#server/reports/report-reach.ts'
import { othersOf, writeOthers } from './joined-cases.ts'

/**
 * Joins a report with another one about the same wrong, at the desk of staff alone. The reports, their sources and what each source
 * reads stay apart, and each is decided on by itself.
 *
 * @param input `other`: the number of the other report, as staff read it
 * @throws SignInNeeded, NotFound, RuleBroken 'joined-already' or 'too-many-joined', Invalid where the actor may not handle the other
 */
export const joinCases = useCaseOn(
  'report.arrange',
  reportInReach,
  async ({ application, actor, report }, _reportId: string, input: Input): Promise<void> => {
    const other = await otherOf(application, actor, String(input.other ?? ''))
    if (other.row.id === report.row.id) throw notFoundHere()
    await change(application, report, other, (ids, id) => {
      if (ids.includes(id)) throw new RuleBroken('joined-already')
      if (ids.length >= mostJoined) throw new RuleBroken('too-many-joined')
      return [...ids, id]
    })
  },
)

/**
 * Takes two reports apart again.
 *
 * @param input `other`, as of `joinCases`
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid where the actor may not handle the other
 */
export const separateCases = useCaseOn(
  'report.arrange',
  reportInReach,
  async ({ application, actor, report }, _reportId: string, input: Input): Promise<void> => {
    const other = await otherOf(application, actor, String(input.other ?? ''))
    await change(application, report, other, (ids, id) => ids.filter((each) => each !== id))
  },
)

type Change = (ids: readonly string[], id: string) => readonly string[]

function change(
  application: Application,
  one: StoredReport,
  other: StoredReport,
  next: Change,
): Promise<void> {
  return application.database.queries.transaction(async (queries) => {
    await lockJoins(queries)
    const listOf = async (report: StoredReport, id: string) => ({
      report,
      ids: next(await othersOf(application, queries, report), id),
    })
    await writeOthers(application, queries, [
      await listOf(one, other.row.id),
      await listOf(other, one.row.id),
    ])
  })
}

/** One at a time, and no report is held for it: so no circle of locks. */
async function lockJoins(queries: Transaction): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('case-joins', 4))`)
}

/** One answer for what does not exist and for what the actor may not handle. @throws Invalid */
async function otherOf(application: Application, actor: Actor, number: string): Promise<StoredReport> {
  const { queries } = application.database
  const [row] = await queries
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.referenceNumber, number.trim().toUpperCase()))
  const found = row && (await withinReach(application, queries, actor, row.id).catch(orNothing))
  if (!found || !can(actor, 'report.arrange', found.standing)) throw notFoundHere()
  return found
}

function orNothing(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}

function notFoundHere(): Invalid {
  return new Invalid('invalid', { other: fieldProblem('no-such-report') })
}
