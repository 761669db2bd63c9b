import { writeAddCheckpoint } from '@fitila/log/notes/add-checkpoint'
import { cosignedBy } from '@fitila/log/notes/cosignature'
import { writeNoteKey } from '@fitila/log/notes/note-keys'
import { readNote, readNoteSignatures, signaturesOf, writeNoteSignature } from '@fitila/log/notes/signed-note'
import type { GrowingTree } from '@fitila/log/tree/merkle-tree'
import { seconds } from '#domain/time/durations.ts'
import { logCosignatures } from '#server/database/log-tree-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Witness } from '#server/kernel/public-log-settings.ts'
import { type CheckpointRow, everyOuterLeaf, newestCosigned, newestSigned } from '../log-tree-queries.ts'
import { outerTree } from '../sign-checkpoint.ts'
import { postToWitness } from './post-to-witness.ts'

/** For one witness, with all that it is asked. */
const patience = seconds(20)

/**
 * Asks each witness that has not cosigned the newest checkpoint yet, all at once, and keeps what holds. Done every minute, so that a
 * witness that was away is asked again. What is wrong with one is told in the program's log.
 */
export async function askWitnesses(application: Application): Promise<void> {
  const { publicLog, database, log } = application
  if (publicLog.witnesses.length === 0) return
  const signed = await newestSigned(database.queries)
  if (!signed) return
  const cosigned = await newestCosigned(database.queries)
  const tree = outerTree(await everyOuterLeaf(database.queries))
  await Promise.all(
    publicLog.witnesses.map(async (witness) => {
      const known = cosigned.get(writeNoteKey(witness.key)) ?? 0
      if (known === signed.size) return
      const line = await ask(witness, { signed, tree, known })
      if (line in problems)
        log.warn({ witness: witness.key.name, size: signed.size }, problems[line as WitnessProblem])
      else await keep(application, witness, signed, line)
    }),
  )
}

const problems = {
  unreachable: 'a witness does not answer',
  refused: 'a witness refuses our checkpoint: it does not know the log or its key',
  rolledBack: 'a witness knows a longer log than ours: an older copy of the database was brought back',
  forked: 'a witness knows another log than ours: what was signed before has changed',
  worthless: 'a witness answered with no cosignature that holds',
} as const
export type WitnessProblem = keyof typeof problems

type Question = { signed: CheckpointRow; tree: GrowingTree; known: number }

/** @returns the line of its cosignature, or what is wrong */
async function ask(witness: Witness, { signed, tree, known }: Question): Promise<string | WitnessProblem> {
  const signal = AbortSignal.timeout(patience)
  const send = (oldSize: number) => {
    const proof = tree.consistencyProof(oldSize, signed.size)
    return postToWitness(witness, writeAddCheckpoint({ oldSize, proof, checkpointText: signed.note }), signal)
  }
  const first = await send(known)
  // It knows another size than we remember. It says which, and is asked from there, once.
  const isElsewhere = first?.size !== undefined && first.size !== known && first.size <= signed.size
  const answer = isElsewhere ? await send(first.size ?? 0) : first
  if (answer === null || answer.status >= 500) return 'unreachable'
  else if (answer.size !== undefined) return answer.size > signed.size ? 'rolledBack' : 'forked'
  else if (answer.status === 409 || answer.status === 422) return 'forked'
  else if (answer.status !== 200) return 'refused'
  else return (await lineThatHolds(witness, signed.note, answer.text)) ?? 'worthless'
}

/** One of the lines is this witness's own, and holds. What others signed is left out, as the specification asks. */
async function lineThatHolds({ key }: Witness, note: string, lines: string): Promise<string | null> {
  const signatures = readNoteSignatures(lines)
  const read = readNote(note)
  if (!signatures || !read) return null
  for (const signature of signaturesOf({ ...read, signatures }, key))
    if (await cosignedBy({ ...read, signatures: [signature] }, key)) return writeNoteSignature(signature)
  return null
}

async function keep(
  { database }: Application,
  { key }: Witness,
  { size }: CheckpointRow,
  line: string,
): Promise<void> {
  await database.queries
    .insert(logCosignatures)
    .values({ size, witness: writeNoteKey(key), line })
    .onConflictDoNothing()
}
