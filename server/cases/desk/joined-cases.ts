import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { mostJoined } from '#domain/cases/case-work.ts'
import { isRefusal } from '#domain/errors.ts'
import { can } from '#domain/permissions/can.ts'
import type { Status } from '#domain/reports/workflow.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { caseJoins } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { withinReach } from '#server/reports/report-reach.ts'

/** A report that staff treat as the same wrong. */
export type JoinedCase = { id: string; referenceNumber: string; status: Status }

const others = z.array(z.string())

/** The numbers of the reports that are joined to this one, also of those that a reader may not know of. */
export async function othersOf(
  application: Application,
  queries: Queries | Transaction,
  report: StoredReport,
): Promise<string[]> {
  const [row] = await queries.select().from(caseJoins).where(eq(caseJoins.reportId, report.row.id))
  return row ? others.parse(reportKeyOf(application, report).open('joined', row.sealedOthers)) : []
}

/**
 * What this member may know of what is joined to a report, also by way of another one. A report that does not exist for them is left
 * out, and so is what only it leads to.
 */
export async function joinedTo(
  application: Application,
  actor: Person,
  report: StoredReport,
): Promise<JoinedCase[]> {
  const { queries } = application.database
  const seen = new Set([report.row.id])
  const found: JoinedCase[] = []
  const waiting = [report]
  for (let next = waiting.shift(); next && found.length < mostJoined; next = waiting.shift()) {
    for (const id of await othersOf(application, queries, next)) {
      if (seen.has(id)) continue
      seen.add(id)
      const other = await reached(application, actor, id)
      if (!other) continue
      const { referenceNumber, status } = other.row
      found.push({ id, referenceNumber, status })
      waiting.push(other)
    }
  }
  return found
}

async function reached(application: Application, actor: Person, id: string): Promise<StoredReport | null> {
  try {
    const report = await withinReach(application, application.database.queries, actor, id)
    return can(actor, 'report.arrange', report.standing) ? report : null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Writes the lists of both, in one transaction that holds `lockJoins`. An empty list leaves no row. */
export async function writeOthers(
  application: Application,
  queries: Transaction,
  lists: readonly { report: StoredReport; ids: readonly string[] }[],
): Promise<void> {
  await queries.delete(caseJoins).where(
    inArray(
      caseJoins.reportId,
      lists.map(({ report }) => report.row.id),
    ),
  )
  for (const { report, ids } of lists)
    if (ids.length > 0)
      await queries.insert(caseJoins).values({
        reportId: report.row.id,
        sealedOthers: reportKeyOf(application, report).seal('joined', ids),
      })
}
