import { z } from 'zod'
import { type AssetItem, assetKinds, currencies } from '#domain/reports/assets.ts'
import {
  emptyValues,
  type FieldKind,
  type FieldValues,
  fieldNames,
  type ReportField,
  type ReportText,
  reportFields,
} from '#domain/reports/fields.ts'

const item: z.ZodType<AssetItem> = z.object({
  kind: z.enum(assetKinds),
  what: z.string(),
  where: z.string(),
  value: z.number().nullable(),
  currency: z.enum(currencies),
  acquired: z.string().nullable(),
  source: z.string(),
})

type Stored = { [Kind in FieldKind]: (field: ReportField<Kind>) => z.ZodType<FieldValues[Kind]> }

// Every kind but a required choice has an empty value, which a text from before the field existed opens with.
const stored: Stored = {
  line: () => z.string().default(emptyValues.line),
  text: () => z.string().default(emptyValues.text),
  choice: ({ of, required }) => (required ? z.enum(of) : z.enum(of).nullable().default(emptyValues.choice)),
  links: () => z.array(z.string()).default([...emptyValues.links]),
  date: () => z.string().nullable().default(emptyValues.date),
  items: () => z.array(item).default([...emptyValues.items]),
}

function storedField<Kind extends FieldKind>(field: ReportField<Kind>): z.ZodType<FieldValues[Kind]> {
  return stored[field.kind](field)
}

const shape = Object.fromEntries(fieldNames.map((name) => [name, storedField(reportFields[name])]))

/** A report's text as it is stored, sealed or public. Each field has the schema of its kind, so the whole has this type. */
export const reportTextSchema = z.object(shape) as unknown as z.ZodType<ReportText>
