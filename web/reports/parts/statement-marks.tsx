import { statementMarkMeanings, statementMarkNames, statementMarks } from '#domain/publishing/statements.ts'
import { DescriptionList } from '#ui/description-list.tsx'

/** The three marks and what each means. */
export function StatementMarks() {
  return (
    <DescriptionList
      items={statementMarks.map((mark) => ({
        term: statementMarkNames[mark],
        detail: statementMarkMeanings[mark],
      }))}
    />
  )
}
