import type { DisputeView } from '#server/publishing/corrections/dispute-queries.ts'
import { partialDay } from '../../dates.ts'
import { partName } from '../parts/part-name.ts'

export function disputeChoices(disputes: readonly DisputeView[]) {
  return disputes.map(({ id, part, disputedOn }) => ({
    value: id,
    label: `${partName(part)}, since ${partialDay(disputedOn)}`,
  }))
}
