import type { Abilities } from '#domain/permissions/can.ts'
import type { Reader } from '#domain/reports/visibility.ts'
import type { Status } from '#domain/reports/workflow.ts'
import type { Reading } from './reading.ts'

/** What the page of a report shows above its sections, and each form about it needs. Dates are ISO 8601. */
export type ReportHead = {
  id: string
  referenceNumber: string
  status: Status
  /** Which edition of the words this is; sent back with each step. */
  contentVersion: number
  reader: Reader
  submittedAt: string
  credibilityRating: number
  abilities: Abilities
}

export function presentHead({ report: { row }, reader, abilities }: Reading): ReportHead {
  const { id, referenceNumber, status, contentVersion, credibilityRating } = row
  return {
    ...{ id, referenceNumber, status, contentVersion, credibilityRating, reader, abilities },
    submittedAt: row.createdAt.toISOString(),
  }
}
