import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'

/** A report of this kind, or a conviction of the archive. */
type Pictured = KindOfWrong | 'conviction'

/** The names of the pictures in `ui/styles/icons.css`. */
const pictures = {
  wealth: 'kind-wealth',
  bribe: 'kind-bribe',
  contract: 'kind-contract',
  payroll: 'kind-payroll',
  land: 'kind-land',
  abuse: 'kind-abuse',
  other: 'kind-other',
  conviction: 'kind-conviction',
} as const satisfies Record<Pictured, string>

/** Beside words that say the same. */
export function KindIcon({ kind }: { kind: Pictured }) {
  return <i className={`kind ${pictures[kind]}`} />
}
