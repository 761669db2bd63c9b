import { z } from 'zod'
import { checkResults, expertChecks as checks } from '#domain/experts/checks.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertChecks } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockExpert } from '../expert-queries.ts'

const form = z.object({ check: z.enum(checks), result: z.enum(checkResults) })

/**
 * Notes what was checked and with which result. A later result of the same check counts in its place; both stay.
 *
 * @param input `check` and `result`
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken
 */
export const noteCheck = useCase(
  'expert.check',
  async ({ application, actor }, id: string, input: Input): Promise<void> => {
    const { check, result } = parseInput(form, {
      check: input.check || undefined,
      result: input.result || undefined,
    })
    await transact(application, async (unit) => {
      const { userId } = await lockExpert(unit.queries, identifier(id))
      await unit.queries.insert(expertChecks).values({
        ...{ id: application.randomness.uuid(), expertId: userId, kind: check, result },
        ...{ checkedBy: actor.id, checkedOn: dayInNigeria(application.now()) },
      })
      await unit.record(actor, { kind: 'expert.checked', subjectId: userId, detail: { check, result } })
    })
  },
)
