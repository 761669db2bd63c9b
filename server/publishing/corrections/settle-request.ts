import { eq, sql } from 'drizzle-orm'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import type { RequestDecision } from '#domain/events/request-events.ts'
import { fieldOf } from '#domain/publishing/corrections.ts'
import { addMessage, closeConversations } from '#server/conversations/write-conversation.ts'
import { correctionRequestDecisions, disputes, publicReports } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { type StepTaken, takeStep } from '#server/reports/take-step.ts'
import { openDisputes } from './dispute-queries.ts'
import { requestHeld } from './request-in-reach.ts'
import { parseRefusal } from './request-input.ts'
import { decisionOn, findRequest, type OpenedRequest, openRequests } from './request-queries.ts'

/**
 * Staff find a request serious enough: from now on the public sees that the report is disputed, since the day on which
 * the request came.
 *
 * @param input `part`: which statement is marked; the one that the request chose, when left out
 * @returns the report's id
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const acceptRequest = useCaseOn('report.dispute', requestHeld, (held, id: string, input: Input) =>
  settle(held, id, async (taken, { row, words }) => {
    const { unit, person, now } = taken
    const part = fieldOf(String(input.part || words.about))
    const disputeId = taken.application.randomness.uuid()
    const { reportId, receivedOn } = row
    await unit.queries
      .insert(disputes)
      .values({ id: disputeId, reportId, part, disputedOn: receivedOn, openedBy: person.id, openedAt: now })
    await unit.queries
      .update(publicReports)
      .set({ disputedOn: sql`least(${publicReports.disputedOn}, ${receivedOn}::date)`, changedAt: now })
      .where(eq(publicReports.reportId, reportId))
    await decide(taken, row.id, { as: 'accepted', decision: 'accepted', disputeId })
    return { kind: 'report.disputed', detail: { part } }
  }),
)

/**
 * The same as what is disputed already: it gets that answer. The public sees no change.
 *
 * @param input `dispute`: which
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const joinDispute = useCaseOn('report.dispute', requestHeld, (held, id: string, input: Input) =>
  settle(held, id, async (taken, { row }) => {
    const open = await openDisputes(taken.unit.queries, row.reportId)
    const dispute = open.find((each) => each.id === input.dispute)
    if (!dispute) throw new RuleBroken('dispute-ended')
    await decide(taken, row.id, { as: 'joined', decision: 'accepted', disputeId: dispute.id })
    return { kind: 'report.request_settled', detail: { decision: 'joined' } }
  }),
)

/**
 * The public sees nothing of it. The person who asked reads the reason by their code.
 *
 * @param input `reason`
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const refuseRequest = useCaseOn('report.dispute', requestHeld, (held, id: string, input: Input) =>
  settle(held, id, async (taken, { row }) => {
    const { application, unit } = taken
    await addMessage(application, unit.queries, row.id, { side: 'staff', content: parseRefusal(input) })
    await decide(taken, row.id, { as: 'refused', decision: 'refused' })
    await closeConversations(application, unit.queries, [row.id])
    return { kind: 'report.request_settled', detail: { decision: 'refused' } }
  }),
)

type Write = (taken: StepTaken, request: OpenedRequest) => ReturnType<Parameters<typeof takeStep>[2]>

async function settle(held: Parameters<typeof takeStep>[0], id: string, write: Write): Promise<string> {
  await takeStep(held, 'dispute', async (taken) => {
    const { application } = taken
    const { queries } = taken.unit
    // The report is locked, so what is read now holds until the end.
    const row = await findRequest(queries, identifier(id))
    if (!row || row.withdrawnOn || (await decisionOn(queries, row.id)))
      throw new RuleBroken('request-settled')
    const [request] = await openRequests(application, queries, [row])
    if (!request) throw new NotFound()
    return write(taken, request)
  })
  return held.report.row.id
}

type Decision = { as: RequestDecision } & (
  | { decision: 'accepted'; disputeId: string }
  | { decision: 'refused' }
)

async function decide(
  { unit, person, now }: StepTaken,
  requestId: string,
  { as, ...decision }: Decision,
): Promise<void> {
  await unit.queries
    .insert(correctionRequestDecisions)
    .values({ requestId, ...decision, decidedBy: person.id, decidedAt: now })
  const event = {
    kind: 'correction_request.settled',
    subjectId: requestId,
    detail: { decision: as },
  } as const
  await unit.record(person, event)
}
