import { publicStatuses, type Reader } from '#domain/reports/visibility.ts'
import type { Status } from '#domain/reports/workflow.ts'
import type { Application } from '#server/kernel/application.ts'
import { type DisputeView, openDisputes } from './dispute-queries.ts'
import { correctionsOf, type LogLine } from './list-corrections.ts'
import { openProposal } from './proposal-queries.ts'
import { waitingRequests } from './request-queries.ts'

/** What a report's page says about its corrections. */
export type ReportCorrections = {
  disputes: DisputeView[]
  log: LogLine[]
  /** What waits; null for everyone but staff. */
  staff: { requests: { id: string; receivedOn: string }[]; hasProposal: boolean } | null
}

/** @param report as it was shown to this reader a moment ago */
export async function correctionsOfReport(
  { database: { queries } }: Application,
  { id, status, reader }: { id: string; status: Status; reader: Reader },
): Promise<ReportCorrections> {
  if (!publicStatuses.includes(status)) return { disputes: [], log: [], staff: null }
  const isOpen = status === 'approved'
  const isStaff = isOpen && reader === 'staff'
  const [disputes, log, waiting, proposal] = await Promise.all([
    isOpen ? openDisputes(queries, id) : [],
    correctionsOf(queries, id),
    isStaff ? waitingRequests(queries, id) : [],
    isStaff ? openProposal(queries, id) : null,
  ])
  const requests = waiting.map(({ request }) => ({ id: request.id, receivedOn: request.receivedOn }))
  return { disputes, log, staff: isStaff ? { requests, hasProposal: proposal !== null } : null }
}
