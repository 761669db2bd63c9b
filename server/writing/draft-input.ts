import { z } from 'zod'
import { itemFieldName, itemLengths, itemParts, itemSides, mostItems } from '#domain/reports/assets.ts'
import { plainFields, reportFields } from '#domain/reports/fields.ts'
import { identifier } from '#server/input/identifier.ts'

/** What is in the fields of the form, as it was typed, right or wrong. */
export type DraftFields = Record<string, string>

/** The longest text that a field of a draft keeps: beyond what is allowed, so that the mistake can still be shown. */
const slack = 4

const longest: ReadonlyMap<string, number> = new Map([
  // Sealed: see `sealEarlier`.
  ['earlierReport', 3_000],
  ...plainFields.map((name) => [name, reportFields[name].longest] as const),
  ...itemSides.flatMap((side) =>
    Array.from({ length: mostItems }, (_, row) =>
      itemParts.map((part) => [itemFieldName(side, row, part), itemLengths[part]] as const),
    ).flat(),
  ),
])

/** The fields of the form that hold something. Whatever else was sent along is left out. */
export function parseDraftFields(input: Record<string, unknown>): DraftFields {
  const kept = Object.entries(input).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1].trim() !== '' && longest.has(entry[0]),
  )
  return Object.fromEntries(
    kept.map(([name, text]) => [name, text.toWellFormed().slice(0, slack * (longest.get(name) ?? 0))]),
  )
}

/** A currency is in a row before anything is typed into it. */
export function isBlankDraft(fields: DraftFields): boolean {
  return Object.keys(fields).every((name) => name.endsWith('.currency') || name === 'earlierReport')
}

const saving = z.object({
  submissionKey: z.string(),
  draftVersion: z.coerce.number().int().min(0).catch(0),
  writer: z.string().max(60).default(''),
  overwrite: z.string().optional(),
  automatic: z.string().optional(),
})

export type Saving = {
  draftId: string
  /** The version that the form was made from; 0 for a form that was never saved. */
  seenVersion: number
  /** Names the page that was opened, so that it is not warned of itself: its own script saves as well. */
  writer: string
  /** The person was asked, and wants the words of this form. */
  isOverwriting: boolean
  isAutomatic: boolean
}

/** @throws NotFound when the form has no number */
export function parseSaving(input: Record<string, unknown>): Saving {
  const { submissionKey, draftVersion, writer, overwrite, automatic } = saving.parse({
    submissionKey: '',
    ...input,
  })
  return {
    draftId: identifier(submissionKey),
    seenVersion: draftVersion,
    writer,
    isOverwriting: overwrite !== undefined,
    isAutomatic: automatic !== undefined,
  }
}
