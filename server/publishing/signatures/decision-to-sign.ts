import { canonicalJson, type Json } from '@fitila/log/canonical-json'
import { decisionOf, type SignableKind, signableRow } from '#domain/events/signable-events.ts'
import type { ProposedAct } from '#domain/proposals/acts.ts'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { decisionReason } from '#server/reports/decision-reason.ts'
import { reportKeyOf, reportTextOf } from '#server/reports/report-key.ts'
import { eventsOf, type StoredReport } from '#server/reports/report-queries.ts'
import { shown } from '#server/transparency/shown/shown-documents.ts'
import { readApproved } from '../approved.ts'
import { statementsOf } from '../statement-queries.ts'

type Asked = {
  application: Application
  queries: Queries | Transaction
  report: StoredReport
  memberId: string
}

export type DecisionToSign = {
  eventId: number
  act: SignableKind
  decidedOn: string
  reason: string | null
  /** How many statements have a label. */
  labels: number
  isPublic: boolean
  /** What the digest is of. */
  decision: Json
}

/** The member's newest decision on a report, as it holds now. Null where they took none, or it was undone or is about another text. */
export async function decisionToSign(asked: Asked): Promise<DecisionToSign | null> {
  const { application, queries, report, memberId } = asked
  const { id, referenceNumber: reference, contentVersion, erasedOn } = report.row
  const event = decisionOf(await eventsOf(queries, id), memberId)
  if (!event || erasedOn !== null || isOfOtherText(event.detail, contentVersion)) return null
  const { kind: act } = event
  const decidedOn = dayInNigeria(event.occurredAt)
  const labels = await labelsOf(asked)
  const reason = await reasonFor(asked, act)
  const [document] = await shown.report.documents(queries, [id])
  const { rests } = signableRow(act)
  if (rests === 'on labels' && labels.length === 0) return null
  if (rests === 'on a reason' && reason === null) return null
  if (rests === 'on what is public' && !document) return null
  return {
    ...{ eventId: event.id, act, decidedOn, reason, labels: labels.length, isPublic: document !== undefined },
    decision: asJson({
      ...{ format: 'fitila-decision-1', act, reference, decidedOn, contentVersion, detail: event.detail },
      ...{ reason, labels, text: reportTextOf(application, report), shown: document?.document ?? null },
    }),
  }
}

function isOfOtherText(detail: unknown, contentVersion: number): boolean {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'contentVersion' in detail &&
    detail.contentVersion !== contentVersion
  )
}

/** Those that are public; before its batch, those that wait with it. */
async function labelsOf(asked: Asked): Promise<LabelledStatement[]> {
  const present = await statementsOf(asked.queries, asked.report.row.id)
  const waiting =
    (await waitingPayload(asked, 'publication')) ?? (await waitingPayload(asked, 'approval')) ?? []
  const labels = present.length > 0 ? present : readApproved(waiting).statements
  return labels.toSorted((one, other) => (canonicalJson(asJson(one)) < canonicalJson(asJson(other)) ? -1 : 1))
}

async function reasonFor(asked: Asked, act: SignableKind): Promise<string | null> {
  if (signableRow(act).rests !== 'on a reason') return null
  if (act !== 'report.rejection_proposed')
    return decisionReason(asked.application, asked.report, asked.queries)
  const waiting = await waitingPayload(asked, 'rejection')
  return waiting === null ? null : String(waiting)
}

async function waitingPayload({ application, queries, report }: Asked, act: ProposedAct): Promise<unknown> {
  const proposal = await openProposalOf(queries, act, report.row.id)
  if (!proposal?.sealedPayload) return null
  return reportKeyOf(application, report).open(`proposal:${proposal.id}`, proposal.sealedPayload)
}

/** Without what JSON leaves out. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
