import type { DisputeView } from '#server/publishing/corrections/dispute-queries.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import { type PartNames, partName } from '../parts/part-name.ts'

export function disputeChoices(disputes: readonly DisputeView[], names: PartNames) {
  return disputes.map(({ id, part, disputedOn }) => ({
    value: id,
    label: fill(names.partTexts.since, { part: partName(part, names), day: partialDay(disputedOn) }),
  }))
}
