import { shortAmount } from '#domain/reports/amount.ts'
import type { ReportCard } from '#server/finding/present-cards.ts'
import { useFindingWords } from './finding-words.ts'

type AmountsProps = Pick<ReportCard, 'amounts'> & {
  /** Left out in a list, whose cards know it by its place. */
  className?: string
}

/** What the named assets come to, where the report says it. */
export function Amounts({ amounts, className }: AmountsProps) {
  const { namedInReport } = useFindingWords().finding
  if (amounts.length === 0) return null
  return (
    <p className={className}>
      {amounts.map(({ currency, units }) => (
        <strong key={currency}>{`${shortAmount(units, currency)} `}</strong>
      ))}
      {namedInReport}
    </p>
  )
}
