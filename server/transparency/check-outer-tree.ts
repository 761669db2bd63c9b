import { nothingBefore } from '@fitila/log/chain-entry'
import { type Checkpoint, readCheckpoint } from '@fitila/log/notes/checkpoint'
import { noteKeyOf } from '@fitila/log/notes/note-keys'
import { isNoteSignedBy, readNote } from '@fitila/log/notes/signed-note'
import { hashOfRoot, rootStatement } from '@fitila/log/root-text'
import { isSameHash } from '@fitila/log/tree/check-proofs'
import type { GrowingTree } from '@fitila/log/tree/merkle-tree'
import { openingEntry } from '@fitila/log/tree-leaf'
import { signingKeys } from '#server/database/log-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { type LogDay, presentRoot } from './log-queries.ts'
import { everyCheckpoint, everyOuterLeaf, type OuterRow, type TreeRow } from './log-tree-queries.ts'
import { outerTree } from './sign-checkpoint.ts'

type Known = {
  days: readonly LogDay[]
  trees: ReadonlyMap<string, TreeRow>
  /** The last hash of the chain of before. */
  head: string
  kept: readonly Checkpoint[]
}

/** Whether the outer tree begins where the chain ended, has each day once, and is what was signed of it. */
export async function checkOuterTree(queries: Transaction, known: Known): Promise<string[]> {
  const leaves = await everyOuterLeaf(queries)
  if (leaves.length === 0) return known.trees.size > 0 ? ['The outer tree of the log was deleted.'] : []
  const tree = outerTree(leaves)
  return [
    ...problemsOfLeaves(leaves, known),
    ...(await problemsOfCheckpoints(queries, tree, leaves.length)),
    ...known.kept.flatMap(({ size, root }) =>
      size <= leaves.length && isSameHash(tree.root(size), root)
        ? []
        : [`The log at size ${size}: it is not the one of the checkpoint that was kept.`],
    ),
  ]
}

function problemsOfLeaves(leaves: readonly OuterRow[], { days, trees, head }: Known): string[] {
  const chained = days.filter(({ day }) => !trees.has(day))
  const last = chained.at(-1)
  const opened = leaves[0]?.day ?? ''
  const before = last ? hashOfRoot(presentRoot(last)) : nothingBefore
  const expected = [
    openingEntry({ day: opened, head, before }),
    ...days.filter(({ day }) => trees.has(day)).map((day) => rootStatement(presentRoot(day))),
  ]
  return expected.length !== leaves.length
    ? [
        `The outer tree has ${leaves.length} leaves, and there are ${expected.length} of the opening and the days.`,
      ]
    : leaves
        .filter(({ entry }, place) => entry !== expected[place])
        .map(({ place, day }) =>
          place === 0
            ? 'The outer tree does not begin where the chain of before ended.'
            : `${day}: the leaf of the outer tree is not the root of the day.`,
        )
}

async function problemsOfCheckpoints(
  queries: Transaction,
  tree: GrowingTree,
  leaves: number,
): Promise<string[]> {
  const rows = await queries.select({ key: signingKeys.publicKey }).from(signingKeys)
  // One that was rewritten into something else signed nothing.
  const keys = rows.filter(({ key }) => /^[0-9a-f]{64}$/.test(key))
  const problems: string[] = []
  const checkpoints = await everyCheckpoint(queries)
  for (const { size, note } of checkpoints) {
    const read = readNote(note)
    const said = read && readCheckpoint(read.text)
    const signed = await Promise.all(
      keys.map(({ key }) =>
        read && said ? isNoteSignedBy(read, noteKeyOf(said.origin, 'note', key)) : false,
      ),
    )
    if (!said || !signed.includes(true))
      problems.push(`The checkpoint of size ${size}: the signature does not hold.`)
    else if (said.size !== size || size > leaves || !isSameHash(tree.root(size), said.root))
      problems.push(`The checkpoint of size ${size}: it does not fit the outer tree.`)
  }
  return checkpoints.at(-1)?.size === leaves
    ? problems
    : [...problems, 'The newest checkpoint is not of the whole outer tree.']
}
