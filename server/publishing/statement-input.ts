import { z } from 'zod'
import {
  type LabelledStatement,
  type Labelling,
  longestStatementSource,
  type StatementPlace,
  statementFieldName,
  statementLabels,
  statementParts,
  statementsIn,
} from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { dayProblem } from '#domain/reports/incident-date.ts'
import { parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'

/**
 * The labels of every statement that these words make in public.
 *
 * @throws Invalid with a problem for each label, source or day that is missing or does not fit
 */
export function parseStatements(
  input: Record<string, unknown>,
  words: ReportText,
  now: Date,
): LabelledStatement[] {
  const places = statementsIn(words).map(({ place }) => place)
  const schemas = partSchemas(now)
  const shape = places.flatMap((place) =>
    statementParts.map((part) => [statementFieldName(place, part), schemas[part]] as const),
  )
  const names = shape.map(([name]) => [name, input[name] || undefined])
  const typed = parseInput(z.object(Object.fromEntries(shape)), Object.fromEntries(names))
  return places.map((place) => statementAt(typed, place))
}

/** One label for several statements, in fields called `label`, `source` and `seenOn`. @throws Invalid */
export function parseLabelling(input: Record<string, unknown>, now: Date): Labelling {
  const names = statementParts.map((part) => [part, input[part] || undefined])
  return parseInput(z.object(partSchemas(now)), Object.fromEntries(names))
}

function statementAt(typed: Record<string, unknown>, place: StatementPlace): LabelledStatement {
  const parts = statementParts.map((part) => [part, typed[statementFieldName(place, part)]])
  // Parsed a moment ago, by the schemas below.
  return { place, ...(Object.fromEntries(parts) as Omit<LabelledStatement, 'place'>) }
}

function partSchemas(now: Date) {
  return {
    label: z.enum(statementLabels),
    source: requiredLine(longestStatementSource),
    seenOn: requiredLine(40).superRefine((day, context) => {
      const problem = dayProblem(day, now)
      if (problem) context.addIssue(refusal(problem))
    }),
  }
}
