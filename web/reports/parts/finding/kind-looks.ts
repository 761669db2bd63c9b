import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'

/** A report of this kind, or a conviction of the archive. */
type Pictured = KindOfWrong | 'conviction'

/** For the element that says the kind in words: `ui/styles/icons.css` draws its picture before them. */
export const kindLooks = {
  wealth: 'kind-wealth',
  bribe: 'kind-bribe',
  contract: 'kind-contract',
  payroll: 'kind-payroll',
  land: 'kind-land',
  abuse: 'kind-abuse',
  other: 'kind-other',
  conviction: 'kind-conviction',
} as const satisfies Record<Pictured, string>
