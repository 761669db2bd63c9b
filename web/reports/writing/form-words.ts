import { createContext, useContext } from 'react'
import { type ItemSide, itemFieldName, itemParts, itemSides, mostItems } from '#domain/reports/assets.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

export type FormWords = Pick<Words, 'reportForm' | 'labels' | 'assetKinds'>

/** The words of the form, from the page that shows it. */
export const FormWordsOfPage = createContext<FormWords | null>(null)

export function useReportFormWords(): FormWords {
  const words = useContext(FormWordsOfPage)
  if (!words) throw new Error('a page shows the form of a report without its words')
  return words
}

/** What a box for one thing that somebody owns is called. */
export function sideName(words: FormWords, side: ItemSide, row: number): string {
  return fill(words.reportForm.sides[side], { number: row + 1 })
}

/** What a refused form calls each of its fields. */
export function fieldLabelsIn(words: FormWords): Record<string, string> {
  const { items } = words.reportForm
  const rows = itemSides.flatMap((side) =>
    Array.from({ length: mostItems }, (_, row) =>
      itemParts.map((part) => [
        itemFieldName(side, row, part),
        `${sideName(words, side, row)}, ${items[part]}`,
      ]),
    ).flat(),
  )
  return { ...words.labels, ...Object.fromEntries(rows) }
}
