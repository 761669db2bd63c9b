import type { Abilities } from '#domain/permissions/can.ts'
import { type Act, sourceAct } from '#domain/reports/received.ts'
import type { Reader } from '#domain/reports/visibility.ts'
import type { Status } from '#domain/reports/workflow.ts'
import type { Reading } from './reading.ts'

/** What the page of a report shows above its sections, and each form about it needs. */
export type ReportHead = {
  id: string
  referenceNumber: string
  status: Status
  /** Which edition of the words this is; sent back with each step. */
  contentVersion: number
  reader: Reader
  submittedAt: Act
  credibilityRating: number
  abilities: Abilities
}

export function presentHead({ report: { row }, reader, abilities }: Reading): ReportHead {
  const { id, referenceNumber, status, contentVersion, credibilityRating } = row
  return {
    ...{ id, referenceNumber, status, contentVersion, credibilityRating, reader, abilities },
    submittedAt: sourceAct(row.createdAt),
  }
}
