import { writeCsv } from '#domain/archive/csv.ts'
import { fill } from '#words/fill.ts'
import type { ListExport } from '../export-list.ts'
import { aboutOf, columns, rowOf, type Site } from '../export-row.ts'

// A byte order mark, because spreadsheets take UTF-8 for another script without one.
export async function* csvOf(
  { about, cards }: ListExport,
  { publicUrl, words }: Site,
): AsyncGenerator<string> {
  const told = aboutOf(about, words)
  yield `\uFEFF${writeCsv([...told, [], columns])}`
  let step = await cards.next()
  while (!step.done) {
    const row = rowOf(step.value, publicUrl)
    yield writeCsv([columns.map((column) => row[column])])
    step = await cards.next()
  }
  const { rows, isWhole } = step.value
  yield writeCsv([[], [isWhole ? fill(words.whole, { rows }) : fill(words.cut, { rows })]])
}
