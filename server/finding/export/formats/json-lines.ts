import type { ListExport } from '../export-list.ts'
import { addressOf, type Site } from '../export-row.ts'

/** JSON lines: the first tells what the file is, the last how many rows there were. */
export async function* linesOf(
  { about, cards }: ListExport,
  { publicUrl, words }: Site,
): AsyncGenerator<string> {
  yield lineOf({ kind: 'about', ...about, notice: words.notice, duty: words.duty })
  let step = await cards.next()
  while (!step.done) {
    const { matches: _, ...card } = step.value
    yield lineOf({ ...card, address: addressOf(step.value, publicUrl) })
    step = await cards.next()
  }
  yield lineOf({ kind: 'end', ...step.value })
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`
}
