import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { consequenceKinds } from '#domain/publishing/consequences.ts'
import { publicConsequences, publicReports } from '#server/database/schema.ts'
import { publishConsequences } from '#server/publishing/consequences/consequence-queries.ts'
import type { ProposedConsequence } from '#server/publishing/consequences/record-consequence.ts'
import type { Effect } from './effect.ts'
import { doerOf, openPayload, recordOn, reportIn, stepOf } from './on-report.ts'

const contents = z.object({
  change: z.enum(['add', 'remove']),
  consequence: z.object({
    id: z.string(),
    kind: z.enum(consequenceKinds),
    happenedOn: z.string(),
    source: z.string(),
  }),
})

/** What a second person reads of it. */
export function readProposedConsequence(payload: unknown): ProposedConsequence {
  return contents.parse(payload)
}

/** The report says what happened since, or says it no longer. */
export const consequenceEffect: Effect = {
  async count(decided) {
    const { unit, report, now } = stepOf(decided, 'approved', 'approved')
    const { change, consequence } = readProposedConsequence(openPayload(decided))
    const { id } = report.row
    if (change === 'add') await publishConsequences(unit.queries, id, [consequence])
    else
      await unit.queries
        .delete(publicConsequences)
        .where(and(eq(publicConsequences.id, consequence.id), eq(publicConsequences.reportId, id)))
    await unit.queries.update(publicReports).set({ changedAt: now }).where(eq(publicReports.reportId, id))
    const { alone } = decided
    const kind = change === 'add' ? 'report.consequence_added' : 'report.consequence_removed'
    await recordOn(
      decided,
      { kind, detail: { alone, consequence: consequence.kind } },
      { statusTo: 'approved', doer: doerOf(decided, alone) },
    )
  },
  async end(decided, outcome) {
    const event = { kind: 'report.consequence_ended', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
