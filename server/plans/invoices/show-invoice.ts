import { eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { type InvoiceKind, invoiceNumber } from '#domain/plans/invoices.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { invoices } from '#server/database/people-schema.ts'
import type { Seller } from '#server/kernel/seller.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { findOwnPayment } from '#server/plans/payments/show-payment.ts'

export type Invoice = {
  number: string
  madeOn: Day
  /** Of a credit note: the invoice that it takes back. */
  takesBack: string | null
  reference: string
  plan: PaidPlan
  netKobo: number
  vatKobo: number
  grossKobo: number
  /** As they were on that day. */
  seller: Seller
}

/**
 * The invoice or the credit note of a payment of the actor.
 *
 * @throws SignInNeeded, NotFound also 30 days after the payment, when no one can tell any more whose it was
 */
export const showInvoice = useCase(
  'plan.read',
  async ({ application, actor }, reference: string, kind: InvoiceKind): Promise<Invoice> => {
    await findOwnPayment(application, actor, reference)
    const papers = await application.database.queries
      .select()
      .from(invoices)
      .where(eq(invoices.reference, reference))
    const paper = papers.find((each) => each.kind === kind)
    const sale = papers.find((each) => each.kind === 'invoice')
    if (!paper || !sale) throw new NotFound()
    const { year, place, madeOn, plan, grossKobo, vatKobo } = paper
    return {
      ...{ number: invoiceNumber(kind, year, place), madeOn, reference, plan },
      takesBack: kind === 'credit-note' ? invoiceNumber('invoice', sale.year, sale.place) : null,
      ...{ netKobo: grossKobo - vatKobo, vatKobo, grossKobo, seller: paper.seller },
    }
  },
)
