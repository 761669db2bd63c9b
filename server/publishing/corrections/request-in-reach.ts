import type { Actor } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { authorise } from '#domain/permissions/can.ts'
import type { ReportStanding } from '#domain/reports/report.ts'
import { barrierOf } from '#server/cases/declared.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Find } from '#server/kernel/use-case.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { type HeldReport, reportHeld, reportInReach } from '#server/reports/report-reach.ts'
import { findRequest, type RequestRow } from './request-queries.ts'

/** A request, for those who may know of requests at all. */
async function requestAsked(
  { application, actor }: { application: Application; actor: Actor },
  id: string | undefined,
): Promise<RequestRow> {
  authorise(actor, 'report.requests', await barrierOf(application, actor))
  const row = await findRequest(application.database.queries, identifier(id))
  if (!row) throw new NotFound()
  return row
}

type Found = { row: RequestRow; report: StoredReport }

type RequestArgs = [id: string | undefined, ...rest: unknown[]]

/** Finds a request and the report that it is about. */
export const requestInReach: Find<ReportStanding, Found, RequestArgs> = async (asked, goOn) => {
  const row = await requestAsked(asked, asked.args[0])
  return reportInReach({ ...asked, args: [row.reportId] }, (standing, { report }) =>
    goOn(standing, { row, report }),
  )
}

/** Finds the report that a request is about, and holds it until the transaction ends. */
export const requestHeld: Find<ReportStanding, HeldReport, [id: string, ...rest: unknown[]]> = async (
  asked,
  goOn,
) => {
  const [id, ...rest] = asked.args
  const row = await requestAsked(asked, id)
  return reportHeld({ ...asked, args: [row.reportId, ...rest] }, goOn)
}
