import type { z } from 'zod'
import type { ApiParameter } from '#domain/api/document.ts'
import {
  type FieldProblem,
  type FieldProblems,
  fieldProblem,
  Invalid,
  isInvalid,
  type Refusal,
} from '#domain/errors.ts'
import type { FieldRefusalCode } from '#domain/field-refusals.ts'
import { wordsIn } from '#words/catalogue.ts'
import { fill } from '#words/fill.ts'
import { problemsIn } from '#words/wording-in.ts'

type Asked = {
  /** What the route takes, as its document says it. */
  parameters: readonly ApiParameter[]
  /** By name: the text, or several. */
  given: Readonly<Record<string, unknown>>
}

/** Every parameter that is not as described, by its name: with a code that stays, and what is allowed instead. */
export function refusedParameters({ issues }: Pick<z.core.$ZodError, 'issues'>, asked: Asked): Invalid {
  const fields: FieldProblems = {}
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : []
    for (const name of unknown) fields[name] ??= unknownOf(asked.parameters)
    const name = String(issue.path[0] ?? '')
    const parameter = asked.parameters.find((each) => each.name === name)
    if (parameter) fields[name] ??= problemOf(issue, parameter, asked.given[name])
  }
  return new Invalid('invalid', fields)
}

/** As a program is told it. */
export type ToldField = { code: string; text: string; allowed?: string[] }

/** What is wrong with each parameter; nothing for other refusals. */
export function fieldsOf(refusal: Refusal): { fields?: Record<string, ToldField> } {
  if (!isInvalid(refusal)) return {}
  const told = Object.entries(problemsIn('en', refusal.fields)).map(([name, problem]) => {
    const allowed = refusal.fields[name]?.allowed
    return [name, allowed ? { ...problem, allowed: [...allowed] } : problem] as const
  })
  return { fields: Object.fromEntries(told) }
}

function unknownOf(parameters: readonly ApiParameter[]): FieldProblem {
  const { unknown, unknownAlone } = wordsIn('en').apiRefusals
  const allowed = parameters.map(({ name }) => name)
  const inEnglish = allowed.length > 0 ? fill(unknown, { names: allowed.join(', ') }) : unknownAlone
  return { code: 'unknown-parameter', allowed, inEnglish }
}

function problemOf(
  issue: z.core.$ZodIssue,
  { description, schema = {} }: ApiParameter,
  given: unknown,
): FieldProblem {
  const { allowed: said } = wordsIn('en').apiRefusals
  const values = schema.enum ?? schema.items?.enum
  const told = (code: FieldRefusalCode, what: string | undefined) =>
    what === undefined ? fieldProblem(code) : { code, inEnglish: fill(said, { what }) }
  if (given === undefined) return told('missing', description)
  else if (Array.isArray(given) && !schema.items) return fieldProblem('not-one-value')
  else if (values) return { ...told('not-in-list', values.join(', ')), allowed: values }
  else if (issue.code === 'too_big') return fieldProblem('too-long', Number(issue.maximum))
  else if (schema.format === 'date') return fieldProblem('not-an-iso-day')
  else return told('not-as-described', description)
}
