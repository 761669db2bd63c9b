import { restoreReport } from '#server/publishing/restore-report.ts'
import type { Effect } from './effect.ts'
import { doerOf, openPayload, recordOn, stepOf } from './on-report.ts'

/** It works from the first click: a second person confirms it or brings the report back. Without one it stays, and is marked. */
export const retractionEffect: Effect = {
  async count(decided) {
    const { alone } = decided
    const event = { kind: 'report.retraction_confirmed', detail: { alone } } as const
    await recordOn(decided, event, { statusTo: 'retracted', doer: doerOf(decided, alone) })
  },
  async end(decided, outcome) {
    if (outcome === 'lapsed') {
      await recordOn(
        decided,
        { kind: 'report.retraction_unconfirmed', detail: {} },
        { statusTo: 'retracted' },
      )
    } else {
      const { by } = decided
      if (by.kind !== 'person') throw new Error('only a second person reverses a retraction')
      await restoreReport(
        { ...stepOf(decided, 'retracted', 'approved'), person: { id: by.id } },
        openPayload(decided),
      )
      await recordOn(decided, { kind: 'report.restored', detail: {} }, { statusTo: 'approved' })
    }
  },
}
