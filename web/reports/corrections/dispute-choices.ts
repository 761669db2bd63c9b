import type { DisputeView } from '#server/publishing/corrections/dispute-queries.ts'
import { fill } from '#words/fill.ts'
import { partTexts } from '#words/in-scripts/part-texts.ts'
import { partialDay } from '../../dates.ts'
import { partName } from '../parts/part-name.ts'

export function disputeChoices(disputes: readonly DisputeView[]) {
  return disputes.map(({ id, part, disputedOn }) => ({
    value: id,
    label: fill(partTexts.since, { part: partName(part), day: partialDay(disputedOn) }),
  }))
}
