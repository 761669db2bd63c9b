import { and, eq, sql } from 'drizzle-orm'
import type { InvoiceKind } from '#domain/plans/invoices.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import { partsOfPrice } from '#domain/plans/vat.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { invoiceCounts, invoices } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Seller } from '#server/kernel/seller.ts'

type Sale = { reference: string; plan: PaidPlan; grossKobo: number; vatKobo: number; seller: Seller }

/** In the transaction in which a payment is paid. A payment on trial is no sale, and gets none. */
export async function writeInvoice(
  application: Application,
  queries: Transaction,
  { reference, plan, amountKobo }: { reference: string; plan: PaidPlan; amountKobo: number },
): Promise<void> {
  if (application.payments?.trial) return
  const { seller } = application
  const { vatKobo } = partsOfPrice(amountKobo, seller.vatNumber !== null)
  await write(application, queries, 'invoice', { reference, plan, grossKobo: amountKobo, vatKobo, seller })
}

/** In the transaction in which a payment is given back: it takes the whole invoice back, where there is one. */
export async function writeCreditNote(
  application: Application,
  queries: Transaction,
  reference: string,
): Promise<void> {
  const [sale] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.reference, reference), eq(invoices.kind, 'invoice')))
  if (sale) await write(application, queries, 'credit-note', sale)
}

async function write(
  { now }: Application,
  queries: Transaction,
  kind: InvoiceKind,
  { reference, plan, grossKobo, vatKobo, seller }: Sale,
): Promise<void> {
  const madeOn = dayInNigeria(now())
  const year = Number(madeOn.slice(0, 4))
  // The row is held until the transaction ends, so that one that fails leaves no gap.
  const [count] = await queries
    .insert(invoiceCounts)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounts.kind, invoiceCounts.year],
      set: { last: sql`${invoiceCounts.last} + 1` },
    })
    .returning({ place: invoiceCounts.last })
  if (!count) throw new Error('an invoice got no number')
  await queries
    .insert(invoices)
    .values({ kind, year, place: count.place, madeOn, reference, plan, grossKobo, vatKobo, seller })
}
