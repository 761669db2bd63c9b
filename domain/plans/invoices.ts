/** A credit note takes an invoice back. Neither is ever changed. */
export const invoiceKinds = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

const letters = { invoice: 'INV', 'credit-note': 'CRN' } as const satisfies Record<InvoiceKind, string>

/** As it is printed: `INV-2026-000001`. */
export function invoiceNumber(kind: InvoiceKind, year: number, place: number): string {
  return `${letters[kind]}-${year}-${String(place).padStart(6, '0')}`
}
