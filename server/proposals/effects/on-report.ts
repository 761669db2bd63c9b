import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import type { ReportEvent } from '#domain/events/report-events.ts'
import type { Status } from '#domain/reports/workflow.ts'
import type { Doer } from '#server/events/record-events.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import type { StepWritten } from '#server/reports/take-step.ts'
import type { Decided } from './effect.ts'

type Outcome = {
  [Event in ReportEvent as Event['kind']]: Pick<Event, 'kind' | 'detail'>
}[ReportEvent['kind']]

export function reportIn({ report }: Decided): StoredReport {
  if (!report) throw new Error('a proposal about a report came without it')
  return report
}

const aboutWords = z.object({ contentVersion: z.number() })

/** The version of the words that the proposal is about. @throws RuleBroken 'words-changed' where the report has others now */
export function versionStillThere(decided: Decided): number {
  const { contentVersion } = aboutWords.parse(decided.proposal.detail)
  if (reportIn(decided).row.contentVersion !== contentVersion) throw new RuleBroken('words-changed')
  return contentVersion
}

/** As a step that the proposer takes, now that it counts. @throws RuleBroken where the report has moved on since */
export function stepOf(decided: Decided, from: Status, statusTo: Status): StepWritten {
  const { application, unit, proposal, now } = decided
  const report = reportIn(decided)
  if (report.row.status !== from) throw new RuleBroken('step-not-possible')
  const key = reportKeyOf(application, report)
  return { application, unit, person: { id: proposal.proposedBy }, report, key, statusTo, now }
}

/** The proposal's sealed text, under the key of its report. */
export function openPayload({ application, proposal, ...decided }: Decided): unknown {
  const key = reportKeyOf(application, reportIn({ application, proposal, ...decided }))
  if (!proposal.sealedPayload) throw new Error('the proposal is empty')
  return key.open(`proposal:${proposal.id}`, proposal.sealedPayload)
}

/** An act that counts alone is its proposer's. */
export function doerOf({ proposal, by }: Decided, alone: boolean): Doer {
  return alone ? { kind: 'person', id: proposal.proposedBy } : by
}

export async function recordOn(
  decided: Decided,
  outcome: Outcome,
  { statusTo, doer = decided.by }: { statusTo: Status; doer?: Doer },
): Promise<void> {
  const { row, standing } = reportIn(decided)
  const { id: reportId, referenceNumber, status: statusFrom } = row
  const about = {
    reportId,
    referenceNumber,
    ownerId: standing.ownerId,
    verifierIds: standing.verifierIds,
    statusFrom,
    statusTo,
  }
  await decided.unit.record(doer, { ...outcome, ...about })
}
