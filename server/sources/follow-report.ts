import {
  type Act,
  everyone,
  type Fields,
  type Received,
  receive,
  sourceAct,
} from '#domain/reports/received.ts'
import type { Status } from '#domain/reports/workflow.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { publicWithinHours } from '#server/proposals/waiting-publication.ts'
import { decisionReason } from '#server/reports/decision-reason.ts'
import { type Keeping, keepingOf } from '#server/retention/reports/keeping-of.ts'
import { beforeOf, pageOfMessages, type SourceMessage } from './conversation-of-report.ts'
import { followedReport } from './report-of-source.ts'

/** What the holder of a code sees: where the report is, and what was written about it. None of its text. */
export type FollowedReport = Received<Followed>

type Followed = {
  referenceNumber: string
  status: Status
  sentAt: Act
  isVerified: boolean
  /** Of an approved report that is not public yet. */
  publicWithinHours: number | null
  /** Why staff did not publish it, or took it back; null before. */
  reason: string | null
  /** One page of them, oldest first. */
  messages: SourceMessage[]
  earlier: number | null
  /** Until when its text is kept, where that is known. */
  keeping: Keeping
}

export const receivedByFollower = {
  ...{ referenceNumber: everyone, status: everyone, sentAt: everyone, isVerified: everyone },
  publicWithinHours: everyone,
  ...{ reason: everyone, messages: everyone, earlier: everyone },
  keeping: { endsOn: everyone, heldUntil: everyone },
} satisfies Fields<Followed>

/** @param before the number of a message, as the address has it: then those before it @throws NotFound */
export const followReport = useCaseOn(
  'source.follow',
  followedReport,
  async (
    { application, report },
    _id: string | null,
    before: string | null = null,
  ): Promise<FollowedReport> => {
    const { row, verifications } = report
    const { queries } = application.database
    return receive('source', receivedByFollower, {
      ...{ referenceNumber: row.referenceNumber, status: row.status },
      sentAt: sourceAct(row.createdAt),
      isVerified: verifications.length > 0,
      publicWithinHours: await publicWithinHours(application, queries, report),
      reason: await decisionReason(application, report),
      ...(await pageOfMessages(application, queries, row.id, beforeOf(before))),
      keeping: await keepingOf(queries, row),
    })
  },
)
