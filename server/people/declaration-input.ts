import { z } from 'zod'
import { type Declaration, declarationFields } from '#domain/people/declaration.ts'
import { parseInput, refusal } from '#server/input/parse-input.ts'
import { paragraphs } from '#server/input/text.ts'

/** @throws Invalid */
export function parseDeclaration(input: Record<string, unknown>): Declaration {
  const { names = '', employers = '', others = '' } = input
  return parseInput(schema, { names, employers, others })
}

const schema: z.ZodType<Declaration> = z.object({
  names: listOf(declarationFields.names),
  employers: listOf(declarationFields.employers),
  others: listOf(declarationFields.others),
})

/** One a line; what is empty or is there twice is left out. */
function listOf({ required, mostLines, longest }: (typeof declarationFields)[keyof Declaration]) {
  return paragraphs(mostLines * (longest + 1))
    .transform((text) => [...new Set(text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()))])
    .transform((all) => all.filter((line) => line !== ''))
    .superRefine((all, context) => {
      if (required && all.length === 0) context.addIssue(refusal('missing'))
      else if (all.length > mostLines) context.addIssue(refusal('too-many-lines', mostLines))
      else if (all.some((line) => line.length > longest)) context.addIssue(refusal('too-long', longest))
    })
}
