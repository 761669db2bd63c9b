import { isConsistent, isSameHash } from '../tree/check-proofs.ts'
import { rootOfTree } from '../tree/merkle-tree.ts'
import { readAddCheckpoint } from './add-checkpoint.ts'
import { type Checkpoint, readCheckpoint } from './checkpoint.ts'
import type { NoteKey } from './note-keys.ts'
import { isNoteSignedBy, readNote } from './signed-note.ts'

// What a witness answers to `add-checkpoint`: https://c2sp.org/tlog-witness

export type Verdict =
  /** Cosign this text, after the checkpoint is kept. */
  | { status: 200; checkpoint: Checkpoint; text: string }
  | { status: 400 | 403 | 404 }
  /** The size of which it should have been told. */
  | { status: 409; size: number }
  /** The log signed a history that does not go on from the one before. `said` is 409 for two of one size. */
  | { status: 'fork'; said: 409 | 422; size: number }

export type WitnessKnows = {
  /** Of the logs that it serves, by the name of each. A log may have more than one. */
  logKeys: readonly NoteKey[]
  /** The newest checkpoint of a log that it cosigned. */
  newestOf(origin: string): Promise<Checkpoint | null>
}

export async function judgeCheckpoint(body: string, { logKeys, newestOf }: WitnessKnows): Promise<Verdict> {
  const asked = readAddCheckpoint(body)
  const note = asked && readNote(asked.checkpointText)
  const checkpoint = note && readCheckpoint(note.text)
  if (!asked || !note || !checkpoint) return { status: 400 }
  const keys = logKeys.filter(({ name }) => name === checkpoint.origin)
  if (keys.length === 0) return { status: 404 }
  const signed = await Promise.all(keys.map((key) => isNoteSignedBy(note, key)))
  if (!signed.includes(true)) return { status: 403 }
  const { oldSize, proof } = asked
  if (oldSize > checkpoint.size) return { status: 400 }
  const known = (await newestOf(checkpoint.origin)) ?? { size: 0, root: rootOfTree([]) }
  if (oldSize !== known.size) return { status: 409, size: known.size }
  const { size, root } = checkpoint
  if (size === known.size && !isSameHash(root, known.root)) return { status: 'fork', said: 409, size }
  return isConsistent({ oldSize, oldRoot: known.root, size, root, proof })
    ? { status: 200, checkpoint, text: note.text }
    : { status: 'fork', said: 422, size: known.size }
}
