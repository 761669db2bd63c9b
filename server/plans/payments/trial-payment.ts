import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import { plays } from '#domain/plans/trial.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { findOwnPayment } from './show-payment.ts'

const schema = z.object({ play: z.enum(plays) })

/**
 * A payment of the actor on a site where payments are on trial.
 *
 * @throws SignInNeeded, NotFound for a payment of another account, and where a service takes money
 */
export const showTrialPayment = useCase(
  'plan.read',
  async ({ application, actor }, reference: string): Promise<{ plan: PaidPlan; amountKobo: number }> => {
    if (!application.payments?.trial) throw new NotFound()
    return findOwnPayment(application, actor, reference)
  },
)

/**
 * Says what happens to a payment on trial.
 *
 * @throws SignInNeeded, Invalid, NotFound for a payment of another account, and where a service takes money
 */
export const playPayment = useCase(
  'plan.buy',
  async ({ application, actor }, reference: string, input: Input): Promise<void> => {
    const trial = application.payments?.trial
    if (!trial) throw new NotFound()
    const { reference: own } = await findOwnPayment(application, actor, reference)
    await trial.play(own, parseInput(schema, input).play)
  },
)
