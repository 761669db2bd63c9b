import {
  statementLabelMeanings,
  statementLabelNames,
  statementLabels,
} from '#domain/publishing/statements.ts'
import { DescriptionList } from '#ui/description-list.tsx'

/** The three labels and what each means. */
export function StatementLabels() {
  return (
    <DescriptionList
      items={statementLabels.map((mark) => ({
        term: statementLabelNames[mark],
        detail: statementLabelMeanings[mark],
      }))}
    />
  )
}
