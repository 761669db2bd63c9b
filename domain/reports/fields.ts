import type { AssetItem, ItemSide } from './assets.ts'
import type { IncidentDate } from './incident-date.ts'
import { type KindOfWrong, kindsOfWrong } from './kinds-of-wrong.ts'
import { states } from './places.ts'
import { type Sector, sectors } from './sectors.ts'

type Described = {
  searched: boolean
  /** The published statement that the field is part of: its own, that of the office or the evidence, or none: staff alone read it. */
  statement: 'own' | 'office' | 'evidence' | 'none'
  /** Lists show it, so the public projection has a column for it beside the document. */
  listed: boolean
}

/** What each kind of field says beside it. Lengths are in UTF-16 units. */
type Limits = {
  line: { required: boolean; longest: number }
  text: { required: boolean; longest: number }
  choice: { required: boolean; longest: number; of: readonly string[] }
  links: { required: false; longest: number; most: number }
  date: { required: false; longest: number }
  items: { required: false; beside: string }
}

export type FieldKind = keyof Limits
export type ReportField<Kind extends FieldKind = FieldKind> = {
  [Each in Kind]: Described & Limits[Each] & { kind: Each }
}[Kind]

const ofOffice = { statement: 'office', listed: true } as const
const ofEvidence = { statement: 'evidence', listed: false } as const
const ofItsOwn = { statement: 'own', listed: false } as const
const forStaffAlone = { statement: 'none', listed: false, searched: false } as const
const sectorList: readonly Sector[] = sectors
const kindList: readonly KindOfWrong[] = kindsOfWrong

/**
 * Every field of a report, in the order in which it is read. Parsing, opening, the public document, search, statements,
 * corrections, drafts and receipts derive from this table. A new field is stored, published, searched and emptied by it;
 * the compiler then asks for its label, its place in the form and on the page, and its line on the privacy page.
 */
export const reportFields = {
  wrongKind: { ...ofOffice, kind: 'choice', of: kindList, longest: 60, required: false, searched: false },
  personName: { ...ofOffice, kind: 'line', longest: 200, required: true, searched: true },
  position: { ...ofOffice, kind: 'line', longest: 200, required: true, searched: true },
  sector: { ...ofOffice, kind: 'choice', of: sectorList, longest: 60, required: true, searched: false },
  state: { ...ofOffice, kind: 'choice', of: states, longest: 60, required: true, searched: false },
  place: { ...ofEvidence, kind: 'line', longest: 200, required: false, searched: true },
  incidentDate: { ...ofEvidence, kind: 'date', longest: 10, required: false, searched: false },
  amount: { ...ofEvidence, kind: 'line', longest: 200, required: false, searched: false },
  whatHappened: { ...ofItsOwn, kind: 'text', longest: 10_000, required: false, searched: true },
  suspectedAssets: { ...ofItsOwn, kind: 'text', longest: 5_000, required: true, searched: true },
  suspectedItems: { ...ofItsOwn, kind: 'items', beside: 'suspectedAssets', required: false, searched: true },
  declaredAssets: { ...ofItsOwn, kind: 'text', longest: 5_000, required: false, searched: true },
  declaredItems: { ...ofItsOwn, kind: 'items', beside: 'declaredAssets', required: false, searched: true },
  wealthSource: { ...ofItsOwn, kind: 'text', longest: 5_000, required: false, searched: true },
  evidence: { ...ofItsOwn, kind: 'text', longest: 20_000, required: true, searched: true },
  relevantLinks: {
    ...ofEvidence,
    kind: 'links',
    longest: 10_000,
    most: 20,
    required: false,
    searched: false,
  },
  witnesses: { ...forStaffAlone, kind: 'text', longest: 5_000, required: false },
  mustNotSee: { ...forStaffAlone, kind: 'text', longest: 1_000, required: false },
} as const satisfies Record<string, ReportField> & Record<ItemSide, ReportField<'items'>>

type Fields = typeof reportFields
export type FieldName = keyof Fields

/** The names of the fields that are described like this. */
export type FieldsLike<Wanted> = {
  [Name in FieldName]: Fields[Name] extends Wanted ? Name : never
}[FieldName]

export type PublishedField = FieldsLike<{ statement: 'own' | 'office' | 'evidence' }>
export type WrittenField = FieldsLike<{ kind: 'line' | 'text' }>
export type PlainField = Exclude<FieldName, ItemSide>

/** What a field of each kind holds. */
export type FieldValues = {
  line: string
  text: string
  choice: string | null
  links: string[]
  date: IncidentDate | null
  items: AssetItem[]
}

type ValueOf<Field extends ReportField> = Field extends { kind: 'choice'; of: readonly (infer Choice)[] }
  ? Choice | (Field['required'] extends true ? never : null)
  : FieldValues[Field['kind']]

/** What the reporter wrote: sealed at rest until it is approved for the public. */
export type ReportText = { -readonly [Name in FieldName]: ValueOf<Fields[Name]> }

// The keys of a table that is written out above.
export const fieldNames = Object.keys(reportFields) as FieldName[]

export const plainFields: readonly PlainField[] = fieldNames.filter((name) => !isItems(name))

export function isItems(name: FieldName): name is ItemSide {
  return reportFields[name].kind === 'items'
}

/** One line or paragraphs, as they were typed. */
export function isWritten(name: FieldName): name is WrittenField {
  const { kind } = reportFields[name]
  return kind === 'line' || kind === 'text'
}

/** Paragraphs in the reporter's own words. */
export function isParagraphs(name: FieldName): name is FieldsLike<{ kind: 'text' }> {
  return reportFields[name].kind === 'text'
}

/** Whether the public reads the field once its report is approved. */
export function isPublished(name: FieldName): name is PublishedField {
  return reportFields[name].statement !== 'none'
}

/** Paragraphs that the public reads. */
export function isPublishedText(name: FieldName): name is FieldsLike<{ kind: 'text'; statement: 'own' }> {
  return isParagraphs(name) && isPublished(name)
}

const fieldsForStaff = plainFields.filter((name) => !isPublished(name))

/** A report's text as the public may have it. */
export function publishedText(text: ReportText): ReportText {
  return { ...text, ...Object.fromEntries(fieldsForStaff.map((name) => [name, emptyOf(name)])) }
}

/** The public text as its sender and staff read it: with what the sealed text holds for staff alone. */
export function withSealedFields(published: ReportText, sealed: ReportText): ReportText {
  return { ...published, ...Object.fromEntries(fieldsForStaff.map((name) => [name, sealed[name]])) }
}

/** What a field holds when nothing was typed. Texts that were sealed before a field existed open with it. */
export const emptyValues = {
  ...{ line: '', text: '', choice: null },
  ...{ links: [], date: null, items: [] },
} as const satisfies { [Kind in FieldKind]: Readonly<FieldValues[Kind]> }

type RequiredChoice = FieldsLike<{ kind: 'choice'; required: true }>

/** A report in which nothing was written. What has to be chosen has no empty value and is left out. */
export function emptyText(): Omit<ReportText, RequiredChoice> {
  const names = fieldNames.filter((name) => name !== 'sector' && name !== 'state')
  const values = names.map((name) => [name, emptyOf(name)])
  // Each field with the empty value of its kind.
  return Object.fromEntries(values) as Omit<ReportText, RequiredChoice>
}

export function emptyOf(name: FieldName): FieldValues[FieldKind] {
  return structuredClone(emptyValues[reportFields[name].kind])
}
