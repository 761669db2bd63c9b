import { eq } from 'drizzle-orm'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { assuranceAfterPassword } from '#server/access/factors/second-steps.ts'
import { profiles } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase, useCaseOn } from '#server/kernel/use-case.ts'
import { endWithoutCounting } from '#server/proposals/end-without-counting.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { propose } from '#server/proposals/propose.ts'
import { lockPower } from '#server/proposals/staff-members.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { lockPerson } from '../lock-person.ts'
import { personAsked } from '../person-asked.ts'

/**
 * Proposes to take away everything that a person shows beside their password. It counts once a second person confirms it. The person is told
 * by letter, and can stop it as long as they have their second step.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'administrators-only', 'own-account', 'no-second-step', 'proposal-waits' or
 *   'confirmation-needed'
 */
export const resetSecondStep = useCaseOn(
  'person.reset-second-step',
  personAsked,
  async ({ application, actor }, userId: string): Promise<void> => {
    await transact(application, async (unit) => {
      const { queries } = unit
      await lockPower(queries)
      const { id: subjectId } = await lockPerson(queries, identifier(userId))
      if ((await assuranceAfterPassword(queries, subjectId)) === 'password')
        throw new RuleBroken('no-second-step')
      await propose(application, queries, { act: 'second_step', subjectId, proposedBy: actor.id })
      const [person] = await queries
        .select({ email: profiles.email })
        .from(profiles)
        .where(eq(profiles.id, subjectId))
      if (!person) throw new NotFound()
      const data = { to: person.email, notice: 'second-step-reset-asked' } as const
      await enqueue(application, queries, { kind: 'account-notice', data })
      await unit.record(actor, { kind: 'person.second_step_proposed', subjectId, detail: {} })
    })
  },
)

/** Whether a reset waits for a second person. @throws SignInNeeded */
export const isOwnResetWaiting = useCase(
  'account.see-second-step',
  async ({ application, actor }): Promise<boolean> =>
    (await openProposalOf(application.database.queries, 'second_step', actor.id)) !== null,
)

/**
 * The person whose second step it is has it: their session shows it. So it was not lost, and the reset ends.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'second-step-needed'
 */
export const stopOwnReset = useCase(
  'account.stop-reset',
  async ({ application, actor }): Promise<void> =>
    transact(application, async (unit) => {
      await lockPower(unit.queries)
      const proposal = await openProposalOf(unit.queries, 'second_step', actor.id)
      if (!proposal) throw new NotFound()
      const decided = { application, unit, proposal, by: actor, now: application.now(), report: null }
      await endWithoutCounting(decided, 'declined', actor.id)
    }),
)
