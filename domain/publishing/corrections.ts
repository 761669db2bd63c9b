import { type Member, secondPeople } from '../people/second-person.ts'
import { type AssetItem, type ItemSide, itemParts, itemSides } from '../reports/assets.ts'
import {
  type FieldName,
  isPublished,
  type PlainField,
  plainFields,
  type ReportText,
  reportFields,
} from '../reports/fields.ts'
import type { KindOfWrong } from '../reports/kinds-of-wrong.ts'
import type { Sector } from '../reports/sectors.ts'

/** What a person who asks for a correction has to do with the matter. */
export const requesters = ['named', 'lawyer', 'other'] as const
export type Requester = (typeof requesters)[number]

export const requestLengths = { wrong: 3_000, right: 3_000, shown: 5_000, reply: 200 } as const

/** The words of a request; all of them are sealed. */
export type CorrectionRequest = {
  requester: Requester
  /** See `Part`. */
  about: string
  wrong: string
  right: string
  shown: string
  reply: string
}

/** What a dispute or a correction is about: the whole report, one field, or one item of a side, counted from 0. */
export type Part = DisputedPart | `${ItemSide}.${number}`

/** What is public about a dispute goes no deeper than the field: items change their places. */
export type DisputedPart = 'whole' | FieldName

export type Passage = { part: Part; text: string } | { part: Part; item: AssetItem }

/** What happened to a dispute, or to a mistake that staff found themselves. */
export const outcomes = ['corrected', 'answered', 'withdrawn', 'retracted', 'restored'] as const
export type Outcome = (typeof outcomes)[number]
export type ProposedOutcome = Exclude<Outcome, 'retracted' | 'restored'>

const publishedFields = plainFields.filter(isPublished)

/** What the choices are called in the reader's language. */
export type ChoiceNames = {
  sectorNames: Record<Sector, string>
  kindNames: Record<KindOfWrong, { label: string }>
}

/** Everything that a public report states, one by one; what is empty is left out. */
export function passagesOf(words: ReportText, names: ChoiceNames): Passage[] {
  const { wrongKind, sector } = words
  const named = (part: string, text: string) => {
    if (part === 'sector') return names.sectorNames[sector]
    else return part === 'wrongKind' && wrongKind ? names.kindNames[wrongKind].label : text
  }
  const fields = publishedFields.map((part) => ({ part, text: named(part, textOf(words, part)) }))
  const items = itemSides.flatMap((side) =>
    words[side].map((item, row) => ({ part: `${side}.${row}` as const, item })),
  )
  return [...fields.filter(({ text }) => text !== ''), ...items]
}

/** Which parts of the public words a correction changes. Items are told apart while none is added or left out. */
export function changedParts(before: ReportText, after: ReportText): Part[] {
  const fields = publishedFields.filter((field) => textOf(before, field) !== textOf(after, field))
  const items = itemSides.flatMap((side): Part[] => {
    if (before[side].length !== after[side].length) return [side]
    return before[side].flatMap((item, row) =>
      isSame(item, after[side][row]) ? [] : [`${side}.${row}` as const],
    )
  })
  return [...fields, ...items]
}

/**
 * Public words are never changed by one person's click. Where no second person exists, the proposer's own confirmation waits
 * under public notice, and counts alone.
 */
export function secondPerson(
  proposerId: string,
  confirmerId: string,
  staff: { members: readonly Member[]; now: Date },
): 'two-people' | 'alone' | 'needed' {
  const { ids, noneExists } = secondPeople({ ...staff, proposerId, capacity: 'confirms' })
  if (ids.includes(confirmerId)) return 'two-people'
  else return noneExists && proposerId === confirmerId ? 'alone' : 'needed'
}

export function fieldOf(part: string): DisputedPart {
  const name = part.split('.')[0] ?? ''
  return isField(name) ? name : 'whole'
}

function textOf(words: ReportText, field: PlainField): string {
  const value = words[field]
  return typeof value === 'object' ? (value?.join('\n') ?? '') : value
}

function isSame(one: AssetItem, other: AssetItem | undefined): boolean {
  return other !== undefined && itemParts.every((part) => one[part] === other[part])
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(reportFields, name)
}
