import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import type { PaymentState } from '#domain/plans/payments.ts'
import { decisions, plays } from '#domain/plans/trial.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { settleDispute } from '#server/plans/disputes/settle-dispute.ts'
import { findOwnPayment } from './show-payment.ts'

const playing = z.object({ play: z.enum(plays) })
const deciding = z.object({ play: z.enum(decisions) })

export type TrialPayment = { plan: PaidPlan; amountKobo: number; state: PaymentState }

/**
 * A payment of the actor on a site where payments are on trial.
 *
 * @throws SignInNeeded, NotFound for a payment of another account, and where a service takes money
 */
export const showTrialPayment = useCase(
  'plan.read',
  async ({ application, actor }, reference: string): Promise<TrialPayment> => {
    if (!application.payments?.trial) throw new NotFound()
    return findOwnPayment(application, actor, reference)
  },
)

/**
 * Says what happens to a payment on trial; to one whose bank asks for the money back, what the bank decides.
 *
 * @throws SignInNeeded, Invalid, NotFound for a payment of another account, and where a service takes money
 */
export const playPayment = useCase(
  'plan.buy',
  async ({ application, actor }, reference: string, input: Input): Promise<void> => {
    const trial = application.payments?.trial
    if (!trial) throw new NotFound()
    const { reference: own, state } = await findOwnPayment(application, actor, reference)
    if (state === 'disputed') {
      await trial.decide(own, parseInput(deciding, input).play)
      await settleDispute(application, own)
    } else {
      const { play } = parseInput(playing, input)
      await trial.play(own, play)
      if (play === 'disputed') await settleDispute(application, own)
    }
  },
)
