import { createContext, useContext } from 'react'
import { type ItemSide, itemFieldName, itemParts, mostItems } from '#domain/reports/assets.ts'
import { isItems } from '#domain/reports/fields.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { fieldsOfForm } from '../parts/form-parts.ts'
import type { Mistakes } from './mark-mistakes.ts'

/** The parts of the catalogue that a page with the form brings. */
export const formParts = [
  'reportForm',
  'labels',
  'assetKinds',
  'sectorNames',
  'currencyNames',
  'kindNames',
] as const
export type FormWords = Pick<Words, (typeof formParts)[number]> & {
  /** Where the form is shown a page at a time. */
  mistakes?: Mistakes
}

/** The words of the form, from the page that shows it. */
export const FormWordsOfPage = createContext<FormWords | null>(null)

export function useReportFormWords(): FormWords {
  const words = useContext(FormWordsOfPage)
  if (!words) throw new Error('a page shows the form of a report without its words')
  return words
}

/** What a box for one thing that a person owns is called. */
export function sideName(words: FormWords, side: ItemSide, row: number): string {
  return fill(words.reportForm.sides[side], { number: row + 1 })
}

/** What a refused form calls each of its fields, in the order in which it asks for them. */
export function fieldLabelsIn(words: FormWords): Record<string, string> {
  const labels = fieldsOfForm.flatMap((name) =>
    isItems(name) ? itemLabels(words, name) : [[name, words.labels[name]] as const],
  )
  return Object.fromEntries(labels)
}

function itemLabels(words: FormWords, side: ItemSide): (readonly [string, string])[] {
  const rows = Array.from({ length: mostItems }, (_, row) => row)
  return rows.flatMap((row) =>
    itemParts.map(
      (part) =>
        [
          itemFieldName(side, row, part),
          `${sideName(words, side, row)}, ${words.reportForm.items[part]}`,
        ] as const,
    ),
  )
}
