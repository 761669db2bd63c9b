import { and, eq, isNotNull } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { replaceRecoveryCodes } from '#server/access/factors/recovery-codes.ts'
import { assuranceAfterPassword } from '#server/access/factors/second-steps.ts'
import { passkeys, recoveryCodes, totpFactors } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { changeSecondStep, refuseLast } from './change-second-step.ts'

/**
 * Takes away an app or a passkey. Another person's does not exist for the actor.
 *
 * @param sessionId the session that stays
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const removeSecondStep = useCase(
  'account.change-second-step',
  async ({ application, actor: person }, sessionId: string, id: string | undefined): Promise<void> => {
    const stepId = identifier(id)
    await changeSecondStep(application, person, sessionId, async (queries) => {
      const apps = await queries
        .delete(totpFactors)
        .where(
          and(
            eq(totpFactors.id, stepId),
            eq(totpFactors.userId, person.id),
            isNotNull(totpFactors.activatedAt),
          ),
        )
        .returning({ id: totpFactors.id })
      const keys = await queries
        .delete(passkeys)
        .where(and(eq(passkeys.id, stepId), eq(passkeys.userId, person.id)))
        .returning({ id: passkeys.id })
      if (apps.length + keys.length !== 1) throw new NotFound()
      if (needsSecondStep(person.role)) await refuseLast(queries, person)
      // Codes that replace nothing would only be left over.
      if ((await assuranceAfterPassword(queries, person.id)) === 'password')
        await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, person.id))
    })
  },
)

/**
 * Ten new codes on paper; the old ones stop working.
 *
 * @throws SignInNeeded, NotFound for a person without a second step, RuleBroken
 */
export const renewRecoveryCodes = useCase(
  'account.change-second-step',
  async ({ application, actor: person }, sessionId: string): Promise<string[]> => {
    return changeSecondStep(application, person, sessionId, async (queries) => {
      if ((await assuranceAfterPassword(queries, person.id)) === 'password') throw new NotFound()
      return replaceRecoveryCodes(application, queries, person.id)
    })
  },
)
