import { exportFormats } from '#domain/finding/export-formats.ts'
import type { ListExport } from '#server/finding/export/export-list.ts'
import { writeExport } from '#server/finding/export/write-export.ts'
import { answerWith } from '#web/reports/exports/export-file.ts'
import { wordsIn } from '#words/catalogue.ts'
import { inventedCards } from './invented-cards.ts'

/**
 * A program that writes so many invented rows as a file, as the site does, to a reader who is slower than the writer. It prints
 * what the whole process needed.
 *
 *     node --expose-gc tests/support/plans/stream-invented-rows.ts FORMAT ROWS
 */
const [, , wanted, count] = process.argv
const format = exportFormats.find((each) => each === wanted) ?? 'csv'
const most = Number(count)

const about: ListExport['about'] = { madeOn: '2026-11-21', filters: '', search: '', log: null, most }
const site = { publicUrl: 'https://fitila.example', words: wordsIn('en').exportFile }
const file = {
  format,
  madeOn: about.madeOn,
  pieces: writeExport(format, { about, cards: inventedCards(most) }, site),
}
// With --expose-gc: what the start left behind would hide what the rows need.
globalThis.gc?.()
const before = held()
const told = { bytes: 0, lines: 0, pieces: 0, megabytes: before }
for await (const piece of answerWith(file).body ?? []) {
  told.bytes += piece.length
  told.pieces += 1
  for (const byte of piece) told.lines += byte === 10 ? 1 : 0
  told.megabytes = Math.max(told.megabytes, held())
  // A connection takes its time: what is written ahead of it would pile up here.
  await new Promise((resolve) => setImmediate(resolve))
}
process.stdout.write(`${JSON.stringify({ ...told, before })}\n`)

/** All that the process holds, with what is garbage and not yet taken away. In MB. */
function held(): number {
  return Math.ceil(process.memoryUsage.rss() / 1024 / 1024)
}
