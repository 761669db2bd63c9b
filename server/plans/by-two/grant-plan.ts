import { createHash } from 'node:crypto'
import { codeBytes, makeReceiptCode } from '@fitila/receipts/receipt-code'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { paidPlans } from '#domain/plans/paid-plans.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import type { ProposalRow } from '#server/proposals/proposal-queries.ts'
import { propose } from '#server/proposals/propose.ts'
import { lockPower } from '#server/proposals/staff-members.ts'

const form = z.object({ plan: z.enum(paidPlans) })
const contents = z.object({ holderId: z.string(), plan: z.enum(paidPlans), number: z.string() })

/** What is sealed in the proposal, and gone when it ends: the log and the proposal name no account. */
export type ProposedGrant = z.infer<typeof contents>

/**
 * Proposes to give an account the days of a plan without a payment. They count once a second person confirms them.
 *
 * @param userId whose; the page that names the account sends it
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'administrators-only', 'grant-to-staff' or 'confirmation-needed'
 */
export const grantPlan = useCase(
  'plan.grant',
  async ({ application, actor }, userId: string, input: Input): Promise<void> => {
    const holderId = identifier(userId)
    const { plan } = parseInput(form, { plan: input.plan || undefined })
    const { randomness, vault } = application
    const grant: ProposedGrant = { holderId, plan, number: makeReceiptCode(randomness.bytes(codeBytes)) }
    const subjectId = randomness.uuid()
    await transact(application, async (unit) => {
      await lockPower(unit.queries)
      await refuseStaff(unit.queries, holderId)
      await propose(application, unit.queries, {
        ...{ act: 'grant', subjectId, proposedBy: actor.id },
        seal: (place) => vault.seal(place, grant),
      })
      const detail = { digest: digestOfGrant(grant) }
      await unit.record(actor, { kind: 'payment.grant_proposed', subjectId, detail })
    })
  },
)

export function proposedGrant(
  { vault }: Application,
  { id, sealedPayload }: Pick<ProposalRow, 'id' | 'sealedPayload'>,
): ProposedGrant {
  if (!sealedPayload) throw new Error('a proposed grant is empty')
  return contents.parse(vault.open(`proposal:${id}`, sealedPayload))
}

/** Both who decide read the number, and can find the entry of the log by it. */
export function digestOfGrant({ number }: ProposedGrant): string {
  return createHash('sha256').update(`grant:${number}`).digest('hex')
}

/** Colleagues would give each other what others pay for. @throws NotFound, RuleBroken 'grant-to-staff' */
export async function refuseStaff(queries: Transaction, holderId: string): Promise<void> {
  const { role } = await lockPerson(queries, holderId)
  if (needsSecondStep(role)) throw new RuleBroken('grant-to-staff')
}
