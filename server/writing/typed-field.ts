import { z } from 'zod'
import {
  type FieldKind,
  type FieldValues,
  isWritten,
  type PlainField,
  plainFields,
  type ReportField,
  reportFields,
} from '#domain/reports/fields.ts'
import { linksIn, linksMistake } from '#domain/writing/typed-mistake.ts'
import { refusal } from '#server/input/parse-input.ts'
import { line, paragraphs, requiredLine, requiredParagraphs } from '#server/input/text.ts'
import { partialDate } from './partial-date.ts'

/** How a field of a report is parsed from the one text that the form has for it. */
export function typedField(name: PlainField, required: boolean, now: Date): z.ZodType {
  const field = reportFields[name]
  // The one kind that depends on the day.
  return field.kind === 'date' ? partialDate(field.longest, now) : madeOnce[name][ifRequired(required)]
}

type LastingKind = Exclude<FieldKind, 'items' | 'date'>
type Parsers = { [Kind in LastingKind]: (field: ReportField<Kind>) => z.ZodType<FieldValues[Kind]> }

const parsers: Parsers = {
  line: ({ longest, required }) => (required ? requiredLine(longest) : line(longest).default('')),
  text: ({ longest, required }) => (required ? requiredParagraphs(longest) : paragraphs(longest).default('')),
  choice: ({ of, required }) => (required ? z.enum(of) : z.enum(of).nullable().default(null)),
  links: ({ longest, most }) =>
    paragraphs(longest)
      .transform((text, context) => {
        const addresses = linksIn(text)
        const mistake = linksMistake(addresses, most)
        if (mistake) context.addIssue(refusal(mistake, mistake === 'too-many-links' ? most : 0))
        return addresses
      })
      .default([]),
}

function parserOf<Kind extends LastingKind>(field: ReportField<Kind>): z.ZodType {
  return parsers[field.kind](field)
}

function ifRequired(required: boolean): 'needed' | 'left free' {
  return required ? 'needed' : 'left free'
}

type Both = Record<ReturnType<typeof ifRequired>, z.ZodType>

/** To make one takes longer than to parse with it. */
const madeOnce = Object.fromEntries(
  plainFields.flatMap((name) => {
    const field = reportFields[name]
    if (field.kind === 'date') return []
    // Only written fields are required of some kinds of wrong and not of others.
    const as = (required: boolean) =>
      parserOf(isWritten(name) ? ({ ...field, required } as ReportField<LastingKind>) : field)
    return [[name, { needed: as(true), 'left free': as(false) }]]
  }),
) as Record<PlainField, Both>
