/** Nigeria Tax Act 2025: 7.5 percent, in thousandths. */
const vatInThousandths = 75

export type PriceParts = { netKobo: number; vatKobo: number }

/** What a price consists of. Prices are what people pay: VAT is within them. */
export function partsOfPrice(grossKobo: number, chargesVat: boolean): PriceParts {
  const netKobo = chargesVat ? Math.round((grossKobo * 1000) / (1000 + vatInThousandths)) : grossKobo
  return { netKobo, vatKobo: grossKobo - netKobo }
}
