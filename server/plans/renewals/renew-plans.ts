import { codeBytes, makeReceiptCode } from '@fitila/receipts/receipt-code'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceOf } from '#domain/plans/paid-plans.ts'
import { waitForLook } from '#domain/plans/payments.ts'
import { endOfTime } from '#domain/plans/periods.ts'
import { nextTry } from '#domain/plans/renewals.ts'
import { daysOfLink } from '#domain/retention/periods.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after } from '#domain/time/durations.ts'
import { paymentAccounts, payments, renewals } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { type Charge, ProviderSilent } from '#server/payments/contract.ts'
import { listPeriods } from '#server/plans/list-periods.ts'
import { findPayment, settlePayment } from '#server/plans/payments/settle-payment.ts'

const sealed = z.object({ authorization: z.string(), email: z.string() })

/** Charges the cards of plans that are about to end, on the days that `nextTry` names. */
export async function renewPlans(application: Application): Promise<void> {
  if (!application.payments) return
  const { rows } = await application.database.queries.execute<{ holder_id: string }>(sql`
    select holder_id from renewals where next_try_on <= ${dayInNigeria(application.now())}::date
    order by next_try_on limit 50`)
  for (const { holder_id: holderId } of rows) {
    const charge = await beginTry(application, holderId)
    if (charge) await chargeCard(application, charge)
  }
}

/** Committed before the provider hears of it: of two processes one tries, and one that dies tries no second time. */
async function beginTry(application: Application, holderId: string): Promise<Charge | null> {
  const { randomness, vault, database } = application
  const now = application.now()
  const today = dayInNigeria(now)
  return database.queries.transaction(async (queries) => {
    const ofHolder = eq(renewals.holderId, holderId)
    const [row] = await queries.select().from(renewals).where(ofHolder).for('update')
    if (!row || row.nextTryOn === null || row.nextTryOn > today) return null
    // The payment of the last try may still arrive: charging now could charge twice.
    const last = row.reference === null ? null : await findPayment(application, row.reference)
    if (last?.state === 'started') return null
    const endsOn = endOfTime(await listPeriods(queries, holderId), today)
    if (endsOn !== null && endsOn > row.endsOn) {
      // A voucher or another payment made the time longer.
      const moved = { endsOn, tries: 0, nextTryOn: nextTry(endsOn, 0), reference: null, toldTries: 0 }
      await queries.update(renewals).set(moved).where(ofHolder)
      if (moved.nextTryOn === null || moved.nextTryOn > today) return null
      Object.assign(row, moved)
    }
    const reference: string = makeReceiptCode(randomness.bytes(codeBytes))
    const { plan, tries } = row
    const amountKobo = priceOf(plan)
    await queries.insert(payments).values({
      ...{ reference, plan, amountKobo, state: 'started', startedOn: today },
      lookAt: after(now, waitForLook(0) ?? 0),
    })
    await queries.insert(paymentAccounts).values({ reference, holderId, eraseOn: addDays(today, daysOfLink) })
    const next = { tries: tries + 1, nextTryOn: nextTry(row.endsOn, tries + 1), reference }
    await queries.update(renewals).set(next).where(ofHolder)
    const card = sealed.parse(vault.open(`renewal:${holderId}`, row.sealedAuthorization))
    return { reference, amountKobo, card }
  })
}

async function chargeCard(application: Application, charge: Charge): Promise<void> {
  try {
    const isTaken = await application.payments?.charge(charge)
    if (isTaken) await settlePayment(application, charge.reference)
    else await refuse(application, charge.reference)
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error
    application.log.warn({ fault: describeFault(error) }, 'a renewal was not answered')
  }
}

/** The provider took no order, so nothing can arrive. */
async function refuse({ database }: Application, reference: string): Promise<void> {
  await database.queries
    .update(payments)
    .set({ state: 'failed', lookAt: null })
    .where(eq(payments.reference, reference))
}
