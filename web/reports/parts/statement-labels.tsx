import { statementLabels } from '#domain/publishing/statements.ts'
import { DescriptionList } from '#ui/description-list.tsx'
import { statementLabelMeanings, statementLabelNames } from '#words/in-scripts/publishing-names.ts'

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
