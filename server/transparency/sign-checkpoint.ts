import { writeCheckpoint } from '@fitila/log/notes/checkpoint'
import { keyId, type NoteKey, noteKeyOf } from '@fitila/log/notes/note-keys'
import { writeNote } from '@fitila/log/notes/signed-note'
import { growingTree } from '@fitila/log/tree/merkle-tree'
import { hashOfOuterEntry } from '@fitila/log/tree-leaf'
import { hexToBytes } from '@noble/hashes/utils.js'
import { logCheckpoints } from '#server/database/log-tree-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { everyOuterLeaf, type OuterRow } from './log-tree-queries.ts'

/** The name of the log, to witnesses too: where it is, without the scheme. */
export function originOf({ publicUrl }: Pick<Application, 'publicUrl'>): string {
  return `${new URL(publicUrl).host}/log`
}

/** The key of the log as others write it. It is the key of the receipts: what it signs begins with other words. */
export function logKey(application: Pick<Application, 'publicUrl' | 'signing'>): NoteKey {
  return noteKeyOf(originOf(application), 'note', application.signing.publicKey)
}

export function outerTree(leaves: readonly OuterRow[]) {
  return growingTree(leaves.map(({ entry }) => hashOfOuterEntry(entry)))
}

/** Signs what the outer tree is now. */
export async function signCheckpoint(application: Application, queries: Transaction): Promise<void> {
  const leaves = await everyOuterLeaf(queries)
  const size = leaves.length
  const key = logKey(application)
  const text = writeCheckpoint({ origin: key.name, size, root: outerTree(leaves).root(size) })
  const signature = hexToBytes(application.signing.sign(text))
  const note = writeNote({ text, signatures: [{ name: key.name, id: keyId(key), signature }] })
  await queries.insert(logCheckpoints).values({ size, note })
}
