import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { renewals } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

/**
 * Switches renewal off, and forgets the card. Days that are paid stay.
 *
 * @throws SignInNeeded, RuleBroken 'no-renewal'
 */
export const cancelRenewal = useCase('plan.cancel', async ({ application, actor }): Promise<void> => {
  const cancelled = await application.database.queries
    .delete(renewals)
    .where(eq(renewals.holderId, actor.id))
    .returning({ holderId: renewals.holderId })
  if (cancelled.length === 0) throw new RuleBroken('no-renewal')
})
