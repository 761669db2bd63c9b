import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackedUpTable } from './format.ts'
import { selectOf } from './tables.ts'

const pieceSize = 4 * 1024 * 1024

/** The rows of a table as PostgreSQL's `copy` text, in pieces of some four megabytes. Returns the number of rows at its end. */
export async function* copyOut(client: pg.ClientBase, table: BackedUpTable): AsyncGenerator<Buffer, number> {
  const copying = client.query(copyTo(`copy (${selectOf(table)}) to stdout`))
  let held: Buffer[] = []
  let size = 0
  for await (const part of copying as AsyncIterable<Buffer>) {
    held.push(part)
    size += part.length
    if (size < pieceSize) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
  // PostgreSQL says how many there were after the last row, and that may come later. The next answer comes after it.
  await client.query('select')
  return copying.rowCount
}
