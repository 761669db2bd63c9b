import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import {
  addressees,
  answerDayProblem,
  longestReply,
  type ReplyStep,
} from '#domain/publishing/right-of-reply.ts'
import { longestReason } from '#domain/reports/report.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { replyNotices } from '#server/database/schema.ts'
import { dayUntil } from '#server/input/day.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredLine, requiredParagraphs } from '#server/input/text.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { refuseWhileDecided } from '#server/proposals/decisions-waiting.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { replyNoticeOf } from './reply-queries.ts'

type Columns = Omit<typeof replyNotices.$inferInsert, 'reportId'>

/**
 * Records before a publication that the named person or their office was given notice, or why that is left out, or what they replied. The
 * last record counts: two people decide on it with the approval, which shows it.
 *
 * @param input for `notified` an `addressee` and `answerUntil`; for `left-out` a `reason`; for `replied` a `reply` and `repliedOn`
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'step-not-possible' for a report that does not wait, 'no-notice-yet' for a reply
 *   without a notice, 'decision-waits' while two people's decision waits for its batch
 */
export const noteReply = useCaseOn(
  'report.note-reply',
  reportHeld,
  async ({ application, actor, unit, report }, _reportId: string, step: ReplyStep, input: Input) => {
    const { id: reportId, referenceNumber, status } = report.row
    if (status !== 'pending') throw new RuleBroken('step-not-possible')
    // Who approves has read what is recorded now.
    await refuseWhileDecided(unit.queries, reportId)
    const now = application.now()
    const key = reportKeyOf(application, report)
    const noted = { recordedOn: dayInNigeria(now), recordedBy: actor.id }
    const write = async (columns: Columns) =>
      unit.queries
        .insert(replyNotices)
        .values({ reportId, ...columns })
        .onConflictDoUpdate({ target: replyNotices.reportId, set: columns })
    if (step === 'notified') {
      const said = parseInput(noticeForm(now), given(input, ['addressee', 'answerUntil']))
      await write({ ...emptied, ...said, ...noted, choice: 'notified' })
    } else if (step === 'left-out') {
      const { reason } = parseInput(reasonForm, given(input, ['reason']))
      const sealedReason = key.seal(`left-out:${reportId}`, reason)
      await write({ ...emptied, ...noted, choice: 'left_out', sealedReason })
    } else {
      const notice = await replyNoticeOf(unit.queries, reportId)
      if (notice?.choice !== 'notified') throw new RuleBroken('no-notice-yet')
      const { reply, repliedOn } = parseInput(replyForm(now), given(input, ['reply', 'repliedOn']))
      await unit.queries
        .update(replyNotices)
        .set({ repliedOn, sealedReply: key.seal(`reply:${reportId}`, reply) })
        .where(eq(replyNotices.reportId, reportId))
    }
    await unit.record(actor, {
      kind: 'report.reply_noted',
      detail: { step },
      ...{ reportId, referenceNumber, ownerId: report.standing.ownerId },
      ...{ statusFrom: status, statusTo: status },
    })
  },
)

const emptied = {
  ...{ addressee: null, answerUntil: null, sealedReason: null, sealedReply: null, repliedOn: null },
} as const

const reasonForm = z.object({ reason: requiredParagraphs(longestReason) })

function noticeForm(now: Date) {
  return z.object({
    addressee: z.enum(addressees),
    answerUntil: requiredLine(40).superRefine((day, context) => {
      const problem = answerDayProblem(day, now)
      if (problem) context.addIssue(refusal(problem))
    }),
  })
}

function replyForm(now: Date) {
  return z.object({
    reply: requiredParagraphs(longestReply),
    repliedOn: dayUntil(now),
  })
}

function given(input: Input, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, input[name] || undefined]))
}
