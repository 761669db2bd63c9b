import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { timeOf } from '#domain/plans/paid-plans.ts'
import { judgePayment, type PaymentState, waitForLook } from '#domain/plans/payments.ts'
import { daysOfLink } from '#domain/retention/periods.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after } from '#domain/time/durations.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { paymentAccounts, payments } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { type Look, ProviderSilent } from '#server/payments/contract.ts'
import { addPlanTime } from '#server/plans/add-plan-time.ts'
import { writeInvoice } from '#server/plans/invoices/write-invoice.ts'
import { beginRenewal, goOnRenewing } from '#server/plans/renewals/keep-renewal.ts'

type Row = typeof payments.$inferSelect
type Decision = 'paid' | 'held' | 'failed' | 'open'

/**
 * Asks the provider how a payment is, and decides once. The page after paying, the provider's news and the job all call it, in
 * any order and at once. A payment that is paid or held is never asked for again. A failed one that is paid late counts.
 *
 * @returns null for a reference that is none of ours
 * @throws ProviderSilent
 */
export async function settlePayment(
  application: Application,
  reference: string,
): Promise<PaymentState | null> {
  const before = await findPayment(application, reference)
  if (!before || !application.payments || isFinal(before.state)) return before?.state ?? null
  const look = await application.payments.look(reference)
  return transact(application, async ({ queries, record }) => {
    const [row] = await queries.select().from(payments).where(eq(payments.reference, reference)).for('update')
    if (!row || isFinal(row.state)) return row?.state ?? null
    const decided = await decide(application, queries, row, look)
    const state = await writeState(application, queries, row, decided, look)
    if (isFinal(state))
      await record(clock, {
        kind: state === 'paid' ? 'payment.settled' : 'payment.held',
        // Not the reference: the log leads to no payment and no account.
        subjectId: application.randomness.uuid(),
        detail: { digest: createHash('sha256').update(`payment:${reference}`).digest('hex') },
      })
    return state
  })
}

export async function findPayment({ database }: Application, reference: string): Promise<Row | null> {
  const [row] = await database.queries.select().from(payments).where(eq(payments.reference, reference))
  return row ?? null
}

async function decide(
  application: Application,
  queries: Transaction,
  { reference, plan, amountKobo, renews }: Row,
  look: Look | null,
): Promise<Decision> {
  const isLive = application.payments?.isLive === true
  const judged = look ? judgePayment(look, { amountKobo, isLive }) : 'open'
  if (judged !== 'paid') return judged
  const [link] = await queries
    .select({ holderId: paymentAccounts.holderId })
    .from(paymentAccounts)
    .where(eq(paymentAccounts.reference, reference))
  // The account was deleted, or the payment is very late: a person has to give it back.
  if (!link) return 'held'
  const source = { source: 'payment', sourceId: reference } as const
  await addPlanTime(application, queries, { holderId: link.holderId, ...timeOf(plan), ...source })
  if (renews && look?.card)
    await beginRenewal(application, queries, { holderId: link.holderId, plan, card: look.card })
  else await goOnRenewing(application, queries, { holderId: link.holderId, reference })
  await writeInvoice(application, queries, { reference, plan, amountKobo })
  return 'paid'
}

async function writeState(
  application: Application,
  queries: Transaction,
  { reference, looks, lookAt }: Row,
  decided: Decision,
  look: Look | null,
): Promise<PaymentState> {
  const now = application.now()
  const today = dayInNigeria(now)
  if (decided === 'paid' || decided === 'held') {
    await queries
      .update(payments)
      .set({ state: decided, settledOn: today, channel: look?.channel ?? null, lookAt: null })
      .where(eq(payments.reference, reference))
    await queries
      .update(paymentAccounts)
      .set({ eraseOn: addDays(today, daysOfLink) })
      .where(eq(paymentAccounts.reference, reference))
    return decided
  }
  // A look that its time brought moves on to the next; one between them changes no time.
  const isDue = lookAt !== null && lookAt <= now
  const wait = isDue ? waitForLook(looks + 1) : null
  const next = isDue ? { looks: looks + 1, lookAt: wait === null ? null : after(now, wait) } : {}
  const isOver = lookAt === null || (isDue && wait === null)
  const open = isOver ? 'abandoned' : 'started'
  const state = decided === 'failed' ? 'failed' : open
  await queries
    .update(payments)
    .set({ state, ...next })
    .where(eq(payments.reference, reference))
  return state
}

const final: readonly PaymentState[] = ['paid', 'held', 'disputed', 'refunded']

/** Everything else may still be paid. */
function isFinal(state: PaymentState): boolean {
  return final.includes(state)
}

/** Payments of which nothing was heard when their time came. One whose provider is silent keeps its turn. */
export async function lookAtOpenPayments(application: Application): Promise<void> {
  if (!application.payments) return
  const { rows } = await application.database.queries.execute<{ reference: string }>(sql`
    select reference from payments where look_at <= ${application.now().toISOString()}::timestamptz
    order by look_at limit 20`)
  for (const { reference } of rows)
    await settlePayment(application, reference).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error
      application.log.warn({ fault: describeFault(error) }, 'a payment could not be looked at')
    })
}
