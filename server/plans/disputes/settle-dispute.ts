import { createHash } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { timeOf } from '#domain/plans/paid-plans.ts'
import { type DisputeOutcome, judgeDispute, type PaymentState } from '#domain/plans/payments.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { paymentDisputes, payments, renewals } from '#server/database/people-schema.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { type DisputeLook, ProviderSilent } from '#server/payments/contract.ts'
import { holderOfSource, takePlanTime } from '#server/plans/add-plan-time.ts'
import { writeCreditNote } from '#server/plans/invoices/write-invoice.ts'
import { settlePayment } from '#server/plans/payments/settle-payment.ts'

type Row = typeof payments.$inferSelect

/**
 * Asks the provider how a dispute is, and follows it. Events and the job call it, in any order and at once.
 *
 * While the bank decides, the days run on, and no card is charged for that account. A dispute that is won changes nothing more. One
 * that is lost took the money back: what is left of the days goes with it.
 *
 * @throws ProviderSilent
 */
export async function settleDispute(application: Application, id: string): Promise<void> {
  const look = await application.payments?.lookAtDispute(id)
  if (!look) return
  // What it is about may not have been looked at yet. Null: a payment that is none of ours.
  if ((await settlePayment(application, look.reference)) === null) return
  await transact(application, async (unit) => {
    const [payment] = await unit.queries
      .select()
      .from(payments)
      .where(eq(payments.reference, look.reference))
      .for('update')
    if (!payment) return
    await open(application, unit, { id, payment, look })
    await close(application, unit, { id, payment, look })
  })
}

/** Disputes that no bank has decided, of which nothing may have been told. */
export async function lookAtDisputes(application: Application): Promise<void> {
  if (!application.payments) return
  const rows = await application.database.queries
    .select({ id: paymentDisputes.id })
    .from(paymentDisputes)
    .where(isNull(paymentDisputes.outcome))
    .orderBy(paymentDisputes.openedOn)
    .limit(50)
  for (const { id } of rows)
    await settleDispute(application, id).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error
      application.log.warn({ fault: describeFault(error) }, 'a dispute could not be looked at')
    })
}

type Seen = { id: string; payment: Row; look: DisputeLook }

async function open(
  application: Application,
  { queries, record }: UnitOfWork,
  { id, payment, look: { reference, answerBy } }: Seen,
): Promise<void> {
  const openedOn = dayInNigeria(application.now())
  const opened = await queries
    .insert(paymentDisputes)
    .values({ id, reference, openedOn, answerBy })
    .onConflictDoNothing()
    .returning({ id: paymentDisputes.id })
  if (opened.length === 0) return
  await stopRenewal(application, queries, reference)
  if (payment.state === 'paid') await setState(queries, reference, 'disputed')
  await record(clock, eventOf(application, 'payment.disputed', reference))
}

async function close(
  application: Application,
  { queries, record }: UnitOfWork,
  { id, payment: { reference, amountKobo, plan }, look }: Seen,
): Promise<void> {
  const outcome = judgeDispute(look, { amountKobo })
  const stillOpen = and(eq(paymentDisputes.id, id), isNull(paymentDisputes.outcome))
  const changed = await queries
    .update(paymentDisputes)
    .set(
      outcome === null ? { answerBy: look.answerBy } : { outcome, endedOn: dayInNigeria(application.now()) },
    )
    .where(stillOpen)
    .returning({ id: paymentDisputes.id })
  if (outcome === null || changed.length === 0) return
  const state = await stateOf(queries, reference)
  const next = await stateAfter(queries, { id, reference, state, outcome })
  await setState(queries, reference, next)
  if (next === 'refunded' && state !== 'refunded') {
    await takePlanTime(application, queries, {
      ...{ source: 'payment', sourceId: reference, days: timeOf(plan).days },
    })
    await writeCreditNote(application, queries, reference)
  }
  const kind = outcome === 'won' ? 'payment.dispute_won' : 'payment.dispute_lost'
  await record(clock, eventOf(application, kind, reference))
}

type Ended = { id: string; reference: string; state: PaymentState; outcome: DisputeOutcome }

/** Money that is only partly gone waits for a person, who can give the rest back. */
async function stateAfter(
  queries: Transaction,
  { id, reference, state, outcome }: Ended,
): Promise<PaymentState> {
  if (state === 'refunded' || outcome === 'lost') return 'refunded'
  else if (outcome === 'partly-lost') return 'held'
  const another = and(
    eq(paymentDisputes.reference, reference),
    ne(paymentDisputes.id, id),
    isNull(paymentDisputes.outcome),
  )
  const isOpen = (await queries.$count(paymentDisputes, another)) > 0
  return state === 'disputed' && !isOpen ? 'paid' : state
}

async function stateOf(queries: Transaction, reference: string): Promise<PaymentState> {
  const [row] = await queries
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.reference, reference))
  return row?.state ?? 'held'
}

async function setState(queries: Transaction, reference: string, state: PaymentState): Promise<void> {
  await queries.update(payments).set({ state }).where(eq(payments.reference, reference))
}

// Another charge to a card whose holder asks for money back would be asked back as well.
async function stopRenewal(application: Application, queries: Transaction, reference: string): Promise<void> {
  const holderId = await holderOfSource(application, queries, { source: 'payment', sourceId: reference })
  if (holderId !== null) await queries.delete(renewals).where(eq(renewals.holderId, holderId))
}

function eventOf(
  { randomness }: Application,
  kind: 'payment.disputed' | 'payment.dispute_won' | 'payment.dispute_lost',
  reference: string,
) {
  // Not the reference: the log leads to no payment and no account.
  return {
    kind,
    subjectId: randomness.uuid(),
    detail: { digest: createHash('sha256').update(`${kind}:${reference}`).digest('hex') },
  }
}
