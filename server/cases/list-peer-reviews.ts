import { desc, eq } from 'drizzle-orm'
import type { Role } from '#domain/people/roles.ts'
import type { ReviewType } from '#domain/reports/peer-review.ts'
import { type Act, type Received, staffAct } from '#domain/reports/received.ts'
import type { Queries } from '#server/database/open-database.ts'
import { peerReviews } from '#server/database/schema.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import type { ReportRow } from '#server/reports/report-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

/** A colleague's review, for staff alone. */
export type PeerReviewView = Received<OpenedReview>

export type OpenedReview = {
  id: string
  type: ReviewType
  comments: string
  by: string
  /** The role that they had then. */
  role: Role
  at: Act
  /** The reporter has changed the words since. */
  isOfEarlierWords: boolean
}

/** Newest first. */
export async function listPeerReviews(
  queries: Queries,
  report: Pick<ReportRow, 'id' | 'contentVersion'>,
  key: ReportKey,
): Promise<OpenedReview[]> {
  const rows = await queries
    .select()
    .from(peerReviews)
    .where(eq(peerReviews.reportId, report.id))
    .orderBy(desc(peerReviews.createdAt), desc(peerReviews.id))
  const names = await usernamesOf(
    queries,
    rows.map(({ reviewerId }) => reviewerId),
  )
  return rows.map((row) => ({
    id: row.id,
    type: row.reviewType,
    comments: String(key.open(`review:${row.id}`, row.sealedComments)),
    by: names.get(row.reviewerId) ?? 'Staff',
    role: row.reviewerRole,
    at: staffAct(row.createdAt),
    isOfEarlierWords: row.contentVersion < report.contentVersion,
  }))
}
