import type { z } from 'zod'
import { type FieldProblem, type FieldProblems, fieldProblem, Invalid } from '#domain/errors.ts'
import { type FieldRefusalCode, fieldRefusals } from '#domain/field-refusals.ts'
import type { RefusalCode } from '#domain/refusals.ts'

/** What was typed into a form, before it is parsed. */
export type Input = Record<string, unknown>

/**
 * Parses at the door.
 *
 * @param code the wording for the form as a whole
 * @throws Invalid with one problem a field
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, code: RefusalCode = 'invalid'): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw invalidBy(parsed.error, code)
}

/**
 * As `parseInput` with an object of these schemas, for a form whose fields differ each time: the schemas are made once, and an object of
 * them would be made for each form. That takes longer than parsing.
 *
 * @throws Invalid with one problem a field
 */
export function parseFields(
  schemas: Readonly<Record<string, z.ZodType>>,
  input: Input,
): Record<string, unknown> {
  const issues: z.core.$ZodIssue[] = []
  const parsed = Object.entries(schemas).map(([name, schema]) => {
    const { success, data, error } = schema.safeParse(input[name])
    if (!success) issues.push(...error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })))
    return [name, data] as const
  })
  if (issues.length > 0) throw invalidBy({ issues })
  return Object.fromEntries(parsed)
}

/** What zod found, as a refusal. A field that is not known is named too. */
export function invalidBy(
  { issues }: Pick<z.core.$ZodError, 'issues'>,
  code: RefusalCode = 'invalid',
): Invalid {
  const fields: FieldProblems = {}
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const name = String(unknown ?? issue.path[0] ?? '')
    fields[name] ??= unknown === undefined ? problemOf(issue) : fieldProblem('not-in-list')
  }
  return new Invalid(code, fields)
}

/** For a rule that zod does not know: `superRefine((value, context) => context.addIssue(refusal('not-a-link')))`. */
export function refusal(
  code: FieldRefusalCode,
  limit = 0,
): { code: 'custom'; params: Record<string, unknown> } {
  return { code: 'custom', params: { code, limit } }
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'too_big') return fieldProblem('too-long', Number(issue.maximum))
  else if (issue.code === 'too_small')
    return issue.minimum === 1 ? fieldProblem('missing') : fieldProblem('too-short', Number(issue.minimum))
  else if (issue.code === 'invalid_value') return fieldProblem('not-in-list')
  else if (issue.code === 'custom' && isFieldRefusal(issue.params?.code))
    return fieldProblem(issue.params.code, Number(issue.params.limit))
  else return fieldProblem('missing')
}

function isFieldRefusal(code: unknown): code is FieldRefusalCode {
  return fieldRefusals.some((known) => known === code)
}
