import { asc } from 'drizzle-orm'
import { writeCsv } from '#domain/archive/csv.ts'
import { invoiceNumber } from '#domain/plans/invoices.ts'
import { invoices } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

const columns = [
  ...['number', 'kind', 'day', 'payment', 'plan', 'net_kobo', 'vat_kobo', 'gross_kobo'],
  ...['seller', 'seller_tax_number', 'seller_vat_number'],
]

/**
 * Every invoice and credit note as CSV, in the order of their numbers. A credit note takes its amounts back.
 * No account and no buyer is named.
 *
 * @throws SignInNeeded, RuleBroken 'administrators-only'
 */
export const exportBooks = useCase('payment.see', async ({ application }): Promise<string> => {
  const rows = await application.database.queries
    .select()
    .from(invoices)
    .orderBy(asc(invoices.year), asc(invoices.kind), asc(invoices.place))
  const lines = rows.map(({ kind, year, place, madeOn, reference, plan, grossKobo, vatKobo, seller }) => {
    const amounts = [grossKobo - vatKobo, vatKobo, grossKobo].map(String)
    const { name, taxNumber, vatNumber } = seller
    return [
      ...[invoiceNumber(kind, year, place), kind, madeOn, reference, plan, ...amounts],
      ...[name ?? '', taxNumber ?? '', vatNumber ?? ''],
    ]
  })
  return writeCsv([columns, ...lines])
})
