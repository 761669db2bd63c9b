import { secondStepsOf } from '#server/access/factors/second-steps.ts'
import { useCase } from '#server/kernel/use-case.ts'

/** What the actor can show beside the password. */
export const ownSecondSteps = useCase('account.see-second-step', ({ application, actor }) =>
  secondStepsOf(application.database.queries, actor.id),
)
