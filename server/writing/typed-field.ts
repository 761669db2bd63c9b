import { z } from 'zod'
import type { FieldKind, FieldValues, ReportField } from '#domain/reports/fields.ts'
import { refusal } from '#server/input/parse-input.ts'
import { line, paragraphs, requiredLine, requiredParagraphs } from '#server/input/text.ts'
import { partialDate } from './partial-date.ts'

type TypedKind = Exclude<FieldKind, 'items'>

/** How a field of a report is parsed from the one text that the form has for it. */
export function typedField<Kind extends TypedKind>(
  field: ReportField<Kind>,
  now: Date,
): z.ZodType<FieldValues[Kind]> {
  return parsers[field.kind](field, now)
}

type Parsers = { [Kind in TypedKind]: (field: ReportField<Kind>, now: Date) => z.ZodType<FieldValues[Kind]> }

const parsers: Parsers = {
  line: ({ longest, required }) => (required ? requiredLine(longest) : line(longest).default('')),
  text: ({ longest, required }) => (required ? requiredParagraphs(longest) : paragraphs(longest).default('')),
  choice: ({ of, required }) => (required ? z.enum(of) : z.enum(of).nullable().default(null)),
  links: ({ longest, most }) =>
    paragraphs(longest)
      .transform((text, context) => {
        const addresses = text.split(/\s+/).filter(Boolean)
        if (addresses.length > most) context.addIssue(refusal('too-many-links', most))
        if (!addresses.every(isWebAddress)) context.addIssue(refusal('not-a-link'))
        return addresses
      })
      .default([]),
  date: ({ longest }, now) => partialDate(longest, now),
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
