import type { Actor } from '#domain/actor.ts'
import { isStaffRole } from '#domain/people/roles.ts'
import { peerReviews } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { takeStep } from '#server/reports/take-step.ts'
import { parsePeerReview } from '#server/writing/report-input.ts'

/**
 * Adds a colleague's review, which staff alone read. Changes no status, and publishes nothing.
 *
 * @param input `reviewType`, `comments`, and `contentVersion` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export async function reviewReport(
  application: Application,
  actor: Actor,
  reportId: string,
  input: Record<string, unknown>,
): Promise<void> {
  const asked = { reportId, step: 'review', input } as const
  await takeStep(application, actor, asked, async ({ unit, person, report, key, now }) => {
    if (!isStaffRole(person.role)) throw new Error('the rules let somebody review who is no staff')
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
  })
}
