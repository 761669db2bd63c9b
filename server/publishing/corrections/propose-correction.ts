import { RuleBroken } from '#domain/errors.ts'
import { changedParts, fieldOf, type ProposedOutcome } from '#domain/publishing/corrections.ts'
import { labelsAfter } from '#domain/publishing/labels-after-correction.ts'
import { publishedText } from '#domain/reports/fields.ts'
import { corrections } from '#server/database/schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { parseLabelling } from '#server/publishing/statement-input.ts'
import { statementsOf } from '#server/publishing/statement-queries.ts'
import { findPublic, publicTextOf } from '#server/reports/public-text.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { type StepTaken, takeStep } from '#server/reports/take-step.ts'
import { parseReportText } from '#server/writing/report-input.ts'
import { parseAnswer, parseWhy } from './correction-input.ts'
import { openDisputes } from './dispute-queries.ts'
import { openProposal, type Proposal } from './proposal-queries.ts'

/**
 * Proposes other public words, with the reason that the public will read. Nothing public changes before another person confirms
 * it. What the reporter handed in stays sealed as it was.
 *
 * @param input the fields of a report as they should be; `why`; what the changed statements rest on (`label`, `source`, `seenOn`); `dispute`, if it settles one; `edition` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const proposeCorrection = useCaseOn('report.correct', reportHeld, (held, _id: string, input: Input) =>
  propose(held, input, async ({ unit, report, now }) => {
    const row = await findPublic(unit.queries, report.row.id)
    const before = row && publicTextOf(row)
    if (!before) throw new RuleBroken('step-not-possible')
    if (String(row.correctedAt?.getTime() ?? '') !== String(input.edition ?? ''))
      throw new RuleBroken('words-changed')
    const after = publishedText(parseReportText(input, now))
    const parts = changedParts(before, after)
    if (parts.length === 0) throw new RuleBroken('nothing-changed')
    const why = parseWhy(input)
    const { kept, fresh } = labelsAfter(before, after, await statementsOf(unit.queries, row.reportId))
    const labelling = fresh.length > 0 ? parseLabelling(input, now) : null
    const statements = labelling ? [...kept, ...fresh.map((place) => ({ place, ...labelling }))] : kept
    return { outcome: 'corrected', proposal: { why, after, parts, statements } }
  }),
)

/**
 * Proposes an answer to a dispute that changes none of the public words.
 *
 * @param input `dispute`; `outcome`: `answered`, or `withdrawn` where the person who asked took it back; `why`, the public answer
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const proposeAnswer = useCaseOn('report.correct', reportHeld, (held, _id: string, input: Input) =>
  propose(held, input, async (_taken, dispute) => {
    const { outcome, why } = parseAnswer(input)
    if (!dispute) throw new RuleBroken('dispute-ended')
    return { outcome, proposal: { why, after: null, parts: [fieldOf(dispute.part)], statements: [] } }
  }),
)

type Content = { outcome: ProposedOutcome; proposal: Proposal }
type Dispute = Awaited<ReturnType<typeof openDisputes>>[number]

async function propose(
  held: Parameters<typeof takeStep>[0],
  input: Input,
  read: (taken: StepTaken, dispute: Dispute | null) => Promise<Content>,
): Promise<void> {
  await takeStep(held, 'correct', async (taken) => {
    const { application, unit, person, report, key, now } = taken
    if (await openProposal(unit.queries, report.row.id)) throw new RuleBroken('correction-waits')
    const open = await openDisputes(unit.queries, report.row.id)
    const dispute = open.find(({ id }) => id === input.dispute) ?? null
    if (input.dispute && !dispute) throw new RuleBroken('dispute-ended')
    const { outcome, proposal } = await read(taken, dispute)
    const id = application.randomness.uuid()
    await unit.queries.insert(corrections).values({
      ...{ id, reportId: report.row.id, disputeId: dispute?.id ?? null, outcome },
      sealedProposal: key.seal(`correction:${id}`, proposal),
      proposedBy: person.id,
      proposedAt: now,
    })
    return { kind: 'report.correction_proposed', detail: { outcome } }
  })
}
