import type { Status } from '#domain/reports/workflow.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'

/** What an event says of its report, for those who work on it: who verified it, and to whom it is assigned. */
export function aboutSourceAct({ row, standing }: StoredReport, statusTo: Status) {
  const { id: reportId, referenceNumber, status: statusFrom } = row
  const { ownerId, verifierIds, heldBy } = standing
  return {
    ...{ reportId, referenceNumber, ownerId, statusFrom, statusTo, detail: {} },
    verifierIds: heldBy === null ? verifierIds : [...verifierIds, heldBy],
  }
}
