import { eq } from 'drizzle-orm'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import { endOfTime } from '#domain/plans/periods.ts'
import { nextTry } from '#domain/plans/renewals.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { renewals } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Card } from '#server/payments/contract.ts'
import { listPeriods } from '#server/plans/list-periods.ts'

type Renewed = { holderId: string; plan: PaidPlan; card: Card }

/** After a payment whose renewal was asked for: the next one is tried before the time ends that it brought. */
export async function beginRenewal(
  application: Application,
  queries: Transaction,
  { holderId, plan, card }: Renewed,
): Promise<void> {
  const { authorization, email } = card
  const row = {
    ...{ plan, ...(await fromNewEnd(application, queries, holderId)) },
    sealedAuthorization: application.vault.seal(`renewal:${holderId}`, { authorization, email }),
    ...{ cardLastFour: card.lastFour, cardExpires: card.expires, cardTold: false },
  }
  await queries
    .insert(renewals)
    .values({ holderId, ...row })
    .onConflictDoUpdate({ target: renewals.holderId, set: row })
}

/** After a payment of the renewal itself. One that was cancelled meanwhile stays off. */
export async function goOnRenewing(
  application: Application,
  queries: Transaction,
  { holderId, reference }: { holderId: string; reference: string },
): Promise<void> {
  await queries
    .update(renewals)
    .set(await fromNewEnd(application, queries, holderId))
    .where(eq(renewals.reference, reference))
}

async function fromNewEnd({ now }: Application, queries: Transaction, holderId: string) {
  const today = dayInNigeria(now())
  const endsOn = endOfTime(await listPeriods(queries, holderId), today) ?? today
  return { endsOn, tries: 0, nextTryOn: nextTry(endsOn, 0), reference: null, toldTries: 0 }
}
