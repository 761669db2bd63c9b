import { parseAmount } from '../reports/amount.ts'
import type { ItemPart } from '../reports/assets.ts'
import { type PlainField, reportFields } from '../reports/fields.ts'
import { type IncidentDateProblem, incidentDateProblem, readIncidentDate } from '../reports/incident-date.ts'

/** What a page of the form can say before it is sent, as codes of `field-refusals.ts`. */
export const typedMistakes = [
  'missing',
  'not-a-date',
  'in-the-future',
  'not-a-link',
  'too-many-links',
  'not-an-amount',
] as const
export type TypedMistake = (typeof typedMistakes)[number]

/**
 * What is wrong with a text that was typed into a field, by the rules that parse a report. Lengths and lists are left to the form's own
 * controls, which take nothing else.
 */
export function typedMistake(
  name: PlainField,
  typed: string,
  { isNeeded, now }: { isNeeded: boolean; now: Date },
): TypedMistake | null {
  const field = reportFields[name]
  const text = typed.trim()
  if (text === '') return isNeeded ? 'missing' : null
  else if (field.kind === 'date') return dateMistake(text, now)
  else if (field.kind === 'links') return linksMistake(linksIn(text), field.most)
  else return null
}

/** As `typedMistake`, for a part of a thing that a person owns. */
export function itemMistake(part: ItemPart, typed: string, now: Date): TypedMistake | null {
  const text = typed.trim()
  if (text === '') return null
  else if (part === 'acquired') return dateMistake(text, now)
  else return part === 'value' && parseAmount(text) === null ? 'not-an-amount' : null
}

/** The addresses in a text, with white space between them. */
export function linksIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

export function linksMistake(
  addresses: readonly string[],
  most: number,
): 'too-many-links' | 'not-a-link' | null {
  if (addresses.length > most) return 'too-many-links'
  return addresses.every(isWebAddress) ? null : 'not-a-link'
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

function dateMistake(text: string, now: Date): IncidentDateProblem | null {
  return incidentDateProblem(readIncidentDate(text), now)
}
