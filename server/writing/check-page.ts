import { type FieldProblem, fieldProblem, Invalid, isInvalid } from '#domain/errors.ts'
import { type GuiltHint, guiltHints } from '#domain/publishing/guilt-hints.ts'
import type { FieldName, ReportText } from '#domain/reports/fields.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { parseReportText } from './report-input.ts'

/**
 * Checks one page of the form and stores nothing. What other pages hold is checked on theirs.
 *
 * @throws Invalid with a problem for each of these fields that does not fit
 */
export const checkPage = openUseCase(
  'source.send',
  async ({ application }, input: Input, names: readonly FieldName[]): Promise<void> => {
    const problems = Object.entries({ ...withoutKind(input), ...problemsIn(input, application.now()) })
    const here = problems.filter(([field]) => names.some((name) => name === field.split('.')[0]))
    if (here.length > 0) throw new Invalid('invalid', Object.fromEntries(here))
  },
)

/**
 * A report as it would be sent, and where it says guilt as a fact. Stores nothing.
 *
 * @throws Invalid
 */
export const lookOver = openUseCase(
  'source.send',
  async ({ application }, input: Input): Promise<{ words: ReportText; hints: GuiltHint[] }> => {
    const words = parseReportText(input, application.now())
    return { words, hints: guiltHints(words) }
  },
)

// Reports from before there were kinds have none, so a report can be sent without. The form asks for one all the same.
function withoutKind({ wrongKind }: Input): Record<string, FieldProblem> {
  return wrongKind ? {} : { wrongKind: fieldProblem('not-in-list') }
}

function problemsIn(input: Input, now: Date): Record<string, FieldProblem> {
  try {
    parseReportText(input, now)
    return {}
  } catch (error) {
    if (!isInvalid(error)) throw error
    return error.fields
  }
}
