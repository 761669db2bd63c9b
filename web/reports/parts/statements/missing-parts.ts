import {
  everyFieldName,
  type LabelledStatement,
  type StatementPart,
  statementFieldName,
  statementParts,
  statementsIn,
} from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { fill } from '#words/fill.ts'
import type { SaidProblems } from '#words/wording-in.ts'
import type { MistakesTogether } from '../../../form.tsx'
import type { Names } from '../../../page-names.ts'
import type { PartNames } from '../part-name.ts'
import { statementName } from '../statement-names.ts'

type Form = {
  words: ReportText
  /** What was said of each already. */
  before: readonly LabelledStatement[]
  names: PartNames & Names<'statementBoxTexts'>
}

const missing = ['missing', 'not-in-list']

/** Whether a form has the box that counts for all statements: where one of them has no entry from before. */
export function hasSharedBox({ words, before }: Pick<Form, 'words' | 'before'>): boolean {
  return !statementsIn(words).every(({ place }) => before.some((each) => each.place === place))
}

/**
 * What is missing in several boxes or of one statement, a line each in place of one for each field. The first line leads to the box that
 * counts for all.
 */
export function missingTogether(problems: SaidProblems, form: Form): MistakesTogether {
  const { statementBoxTexts: texts } = form.names
  const lacks = (field: string) => missing.includes(problems[field]?.code ?? '')
  const lacking = statementsIn(form.words)
    .map((statement) => {
      const fieldOf = (part: StatementPart) => statementFieldName(statement.place, part)
      const parts = statementParts.filter((part) => lacks(fieldOf(part)))
      return { name: statementName(statement, form.names), parts, fields: parts.map(fieldOf) }
    })
    .filter(({ parts }) => parts.length > 0)
  const inAll = statementParts.filter((part) => lacking.some(({ parts }) => parts.includes(part)))
  const isShared = lacking.length > 1 && hasSharedBox(form)
  const grouped = isShared ? lacking : lacking.filter(({ parts }) => parts.length > 1)
  const nounsOf = (parts: readonly StatementPart[]) => parts.map((part) => texts.partNouns[part]).join(', ')
  const said = { parts: nounsOf(inAll), count: lacking.length, every: texts.every }
  const [first] = inAll
  return {
    of: grouped.flatMap(({ fields }) => fields),
    mistakes: [
      ...(isShared && first
        ? [{ field: everyFieldName(first), message: fill(texts.missingInAll, said) }]
        : []),
      ...grouped.map(({ name, parts, fields: [field = ''] }) => ({
        field,
        message: fill(texts.missingIn, { statement: name, parts: nounsOf(parts) }),
      })),
    ],
  }
}
