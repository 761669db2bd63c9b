import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { readPetition } from '#server/cases/petitions/petition-queries.ts'
import { refuseUnlessOpen } from '#server/cases/petitions/propose-petition.ts'
import { petitions } from '#server/database/schema.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import type { Effect } from './effect.ts'
import { openPayload, recordOn, reportIn } from './on-report.ts'

/** The package can be taken from now on. Nothing is sent by itself. */
export const petitionEffect: Effect = {
  async count(decided) {
    const { application, unit, proposal, by, now } = decided
    const report = reportIn(decided)
    if (by.kind !== 'person') throw new Error('a case was handed over by one alone')
    refuseUnlessOpen(report)
    const { id: reportId, status } = report.row
    const id = application.randomness.uuid()
    const content = readPetition(openPayload(decided))
    await unit.queries.insert(petitions).values({
      ...{ id, reportId, proposedBy: proposal.proposedBy, confirmedBy: by.id, decidedOn: dayInNigeria(now) },
      sealedContent: reportKeyOf(application, report).seal(`petition:${id}`, content),
    })
    await recordOn(decided, { kind: 'report.petition_decided', detail: {} }, { statusTo: status })
  },
  async end(decided, outcome) {
    const event = { kind: 'report.petition_ended', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
