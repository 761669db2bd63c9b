import { peerReviews } from '#server/database/schema.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { parsePeerReview } from '#server/writing/report-input.ts'

/**
 * Adds a colleague's review, which staff alone read. Changes no status, and publishes nothing.
 *
 * @param input `reviewType`, `comments`, and `contentVersion` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const reviewReport = reportStep(
  'review',
  async ({ application, unit, person, report, key, now }, input) => {
    const { reviewType, comments } = parsePeerReview(input)
    const id = application.randomness.uuid()
    const { contentVersion } = report.row
    await unit.queries.insert(peerReviews).values({
      ...{ id, reportId: report.row.id, contentVersion, reviewType },
      ...{ reviewerId: person.id, reviewerRole: person.role },
      sealedComments: key.seal(`review:${id}`, comments),
      createdAt: now,
    })
    return { kind: 'report.peer_reviewed', detail: { reviewType, contentVersion } }
  },
)
