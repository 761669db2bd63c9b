import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { missingChecks } from '#domain/experts/checks.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import { countingChecks, lockForDecision } from '../expert-queries.ts'

const form = z.object({ outcome: z.enum(['verified', 'rejected']) })

/**
 * Proposes what happens to an application, or that a verification counts for twelve more months. It counts once a second
 * person has confirmed it.
 *
 * @param input `outcome`: `verified` or `rejected`
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'checks-missing', 'proposal-waits', 'confirmation-needed'
 */
export const proposeDecision = useCase(
  'expert.decide',
  async ({ application, actor }, id: string, input: Input): Promise<void> => {
    const { outcome } = parseInput(form, { outcome: input.outcome || undefined })
    await transact(application, async (unit) => {
      const expert = await lockForDecision(unit.queries, identifier(id))
      const { userId: subjectId } = expert
      const missing = missingChecks(await countingChecks(unit.queries, expert))
      if (outcome === 'verified' && missing.length > 0) throw new RuleBroken('checks-missing')
      const detail = { outcome }
      await propose(application, unit.queries, {
        ...{ act: 'expert_decision', subjectId, proposedBy: actor.id, detail },
      })
      await unit.record(actor, { kind: 'expert.decision_proposed', subjectId, detail })
    })
  },
)
