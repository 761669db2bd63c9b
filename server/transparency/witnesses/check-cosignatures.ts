import { cosignedBy } from '@fitila/log/notes/cosignature'
import { readNoteKey } from '@fitila/log/notes/note-keys'
import { readNote } from '@fitila/log/notes/signed-note'
import type { Transaction } from '#server/database/open-database.ts'
import { everyCheckpoint, everyCosignature } from '../log-tree-queries.ts'

/** Whether what is kept of witnesses is what they signed. */
export async function checkCosignatures(queries: Transaction): Promise<string[]> {
  const notes = new Map((await everyCheckpoint(queries)).map(({ size, note }) => [size, note]))
  const problems: string[] = []
  for (const { size, witness, line } of await everyCosignature(queries)) {
    const key = readNoteKey(witness)
    const note = readNote(`${notes.get(size) ?? ''}${line}`)
    if (!key || !note || !(await cosignedBy(note, key)))
      problems.push(
        `The checkpoint of size ${size}: the cosignature of ${key?.name ?? 'a witness'} does not hold.`,
      )
  }
  return problems
}
