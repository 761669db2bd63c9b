import { statementLabels } from '#domain/publishing/statements.ts'
import { DescriptionList } from '#ui/description-list.tsx'
import { useNames } from '../../page-names.ts'

/** The three labels and what each means. */
export function StatementLabels() {
  const names = useNames('statementLabelNames', 'statementLabelMeanings')
  return (
    <DescriptionList
      items={statementLabels.map((label) => ({
        term: names.statementLabelNames[label],
        detail: names.statementLabelMeanings[label],
      }))}
    />
  )
}
