import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import { endWork } from '../end-work.ts'
import { lockForDecision } from '../expert-queries.ts'

/**
 * Ends all access of an expert at once. The suspension itself lapses after 24 hours unless a second person confirms it; what
 * was ended stays ended.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'step-not-possible', 'proposal-waits', 'confirmation-needed'
 */
export const suspendExpert = useCase(
  'expert.suspend',
  async ({ application, actor }, id: string): Promise<void> =>
    transact(application, async (unit) => {
      const { userId: subjectId, verificationStatus } = await lockForDecision(unit.queries, identifier(id))
      if (verificationStatus !== 'verified') throw new RuleBroken('step-not-possible')
      await unit.queries
        .update(expertProfiles)
        .set({ verificationStatus: 'suspended' })
        .where(eq(expertProfiles.userId, subjectId))
      await endWork(unit.queries, { expertId: subjectId, now: application.now() })
      await propose(application, unit.queries, {
        ...{ act: 'expert_suspension', subjectId, proposedBy: actor.id },
      })
      await unit.record(actor, { kind: 'expert.suspended', subjectId, detail: {} })
    }),
)
