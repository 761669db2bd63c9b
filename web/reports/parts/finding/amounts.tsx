import { shortAmount } from '#domain/reports/amount.ts'
import type { ReportCard } from '#server/finding/present-cards.ts'
import { useFindingWords } from './finding-words.ts'

/** What the named assets come to, where the report says it. */
export function Amounts({ amounts }: Pick<ReportCard, 'amounts'>) {
  const { namedInReport } = useFindingWords().finding
  if (amounts.length === 0) return null
  return (
    <p className="row-amount">
      {amounts.map(({ currency, units }) => (
        <strong key={currency}>{shortAmount(units, currency)} </strong>
      ))}
      {namedInReport}
    </p>
  )
}
