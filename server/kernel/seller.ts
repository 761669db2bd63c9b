/** Who sells the plans, as invoices say it. */
export type Seller = {
  name: string | null
  address: string | null
  /** The tax identification number. */
  taxNumber: string | null
  /** Null for a seller who charges no VAT. */
  vatNumber: string | null
}

export const noSeller: Seller = { name: null, address: null, taxNumber: null, vatNumber: null }
