import { z } from 'zod'
import { type FieldProblems, Invalid, isInvalid } from '#domain/errors.ts'
import {
  everyFieldName,
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
import { notADay } from '#server/input/day.ts'
import { parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'

/**
 * The labels of every statement that these words make in public. What is said once for all counts where a statement says nothing else.
 *
 * @throws Invalid with a problem for each label, source or day that is missing or does not fit
 */
export function parseStatements(
  input: Record<string, unknown>,
  words: ReportText,
  now: Date,
): LabelledStatement[] {
  const places = statementsIn(words).map(({ place }) => place)
  return parsePlaces(places, input, now)
}

/**
 * As `parseStatements`, while a report is verified: a statement that nothing is said of is left out.
 *
 * @throws Invalid with a problem for each part that does not fit, or is missing beside others
 */
export function parseStatementsSeen(
  input: Record<string, unknown>,
  words: ReportText,
  now: Date,
): LabelledStatement[] {
  const given = givenFor(
    statementsIn(words).map(({ place }) => place),
    input,
  )
  const isSaid = (place: StatementPlace) =>
    statementParts.some((part) => given[statementFieldName(place, part)] !== undefined)
  const said = statementsIn(words).filter(({ place }) => isSaid(place))
  return parsePlaces(
    said.map(({ place }) => place),
    input,
    now,
  )
}

function parsePlaces(
  places: readonly StatementPlace[],
  input: Record<string, unknown>,
  now: Date,
): LabelledStatement[] {
  const schemas = partSchemas(now)
  const shape = places.flatMap((place) =>
    statementParts.map((part) => [statementFieldName(place, part), schemas[part]] as const),
  )
  try {
    const typed = parseInput(z.object(Object.fromEntries(shape)), givenFor(places, input))
    return places.map((place) => statementAt(typed, place))
  } catch (error) {
    throw isInvalid(error) ? new Invalid(error.code, whereTyped(error.fields, places, input)) : error
  }
}

/** What is wrong with a value that was typed once for all is wrong there, and not in each statement that it counts for. */
function whereTyped(
  problems: FieldProblems,
  places: readonly StatementPlace[],
  input: Record<string, unknown>,
): FieldProblems {
  const fromShared = places.flatMap((place) =>
    statementParts
      .filter((part) => !input[statementFieldName(place, part)] && input[everyFieldName(part)])
      .map((part) => [statementFieldName(place, part), everyFieldName(part)] as const),
  )
  const shared = new Map<string, string>(fromShared)
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [shared.get(name) ?? name, problem]),
  )
}

function givenFor(
  places: readonly StatementPlace[],
  input: Record<string, unknown>,
): Record<string, unknown> {
  const given = places.flatMap((place) =>
    statementParts.map((part) => {
      const name = statementFieldName(place, part)
      return [name, input[name] || input[everyFieldName(part)] || undefined]
    }),
  )
  return Object.fromEntries(given)
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
      if (problem) context.addIssue(problem === 'not-a-day' ? notADay(day) : refusal(problem))
    }),
  }
}
