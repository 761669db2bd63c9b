import { type ItemPart, itemParts, itemSides, mostItems } from '#domain/reports/assets.ts'
import { type PlainField, plainFields, reportFields } from '#domain/reports/fields.ts'
import { itemMistake, type TypedMistake, typedMistake, typedMistakes } from '#domain/writing/typed-mistake.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

export type Mistakes = { [Each in TypedMistake]: string }

/** Of the wordings for fields, those that a page of the form says by itself. */
export function mistakesIn({ problems }: Pick<Words, 'problems'>): { mistakes: Mistakes } {
  const said = typedMistakes.map((code) => [code, problems[code]] as const)
  // A row for each code of the list.
  return { mistakes: Object.fromEntries(said) as Mistakes }
}

/** Tells the browser what is wrong with each field of a page, so that it shows the first as it shows what is missing. */
export function markMistakes(page: HTMLElement, words: Mistakes, now: Date): void {
  for (const control of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    // What the chosen kind of wrong does not ask for is hidden, and counts for nothing.
    const mistake = control.closest('[hidden]') ? null : mistakeIn(control, now)
    control.setCustomValidity(mistake === null ? '' : fill(words[mistake], { limit: mostLinks }))
  }
}

const mostLinks = reportFields.relevantLinks.most

function mistakeIn(
  { name, value, required, type }: Pick<HTMLInputElement, 'name' | 'value' | 'required' | 'type'>,
  now: Date,
): TypedMistake | null {
  if (type === 'radio') return null
  if (isPlain(name)) return typedMistake(name, value, { isNeeded: required, now })
  const [side, row, part] = name.split('.')
  const isItem = itemSides.some((each) => each === side) && Number(row) < mostItems && isPart(part)
  return isItem ? itemMistake(part, value, now) : null
}

function isPlain(name: string): name is PlainField {
  return plainFields.some((each) => each === name)
}

function isPart(text: string | undefined): text is ItemPart {
  return itemParts.some((each) => each === text)
}
