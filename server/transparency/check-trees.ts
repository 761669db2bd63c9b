import { commitToPeople, type LoggedRow } from '@fitila/log/chain-entry'
import { hashOfLeaf, treeOfDay } from '@fitila/log/tree-leaf'
import type { Transaction } from '#server/database/open-database.ts'
import type { LogDay } from './log-queries.ts'
import { leavesAfter, type PlacedLeaf, type PlaceRow, type TreeRow } from './log-tree-queries.ts'
import { rowsBehind } from './make-leaves.ts'

const atOnce = 1_000

export type TreesCheck = { problems: string[]; leaves: number; withoutPeople: number }

/** Goes through every leaf, the row behind it and its place, and makes the tree of each day again. */
export async function checkTrees(
  queries: Transaction,
  days: readonly LogDay[],
  trees: ReadonlyMap<string, TreeRow>,
): Promise<TreesCheck> {
  const problems: string[] = []
  const placed = new Map<string, { hash: Uint8Array; place: PlaceRow }[]>()
  let [leaves, withoutPeople, last] = [0, 0, 0]
  for (;;) {
    const some = await leavesAfter(queries, last, atOnce)
    const rows = await rowsBehind(
      queries,
      some.map(({ leaf }) => leaf),
    )
    for (const { leaf, place } of some) {
      problems.push(...problemsOf(leaf, rows.get(`${leaf.source} ${leaf.rowId}`)))
      if (leaf.personalSalt === null) withoutPeople += 1
      if (place) addTo(placed, place.day, { hash: new Uint8Array(leaf.hash), place })
    }
    leaves += some.length
    last = some.at(-1)?.leaf.id ?? last
    if (some.length < atOnce) break
  }
  for (const { day, root } of days) {
    const tree = trees.get(day)
    if (tree) problems.push(...problemsOfDay(tree, root, placed.get(day) ?? []))
  }
  return { problems, leaves, withoutPeople }
}

function addTo<Each>(lists: Map<string, Each[]>, name: string, each: Each): void {
  const list = lists.get(name)
  if (list) list.push(each)
  else lists.set(name, [each])
}

function problemsOf(leaf: PlacedLeaf['leaf'], row: LoggedRow | undefined): string[] {
  const { source, rowId } = leaf
  const named = `Leaf ${leaf.id} (${source} ${rowId})`
  if (!row) return [`${named}: the row was deleted.`]
  const people = leaf.personal.toString('hex')
  const isWho =
    leaf.personalSalt === null || commitToPeople(leaf.personalSalt.toString('hex'), row.personal) === people
  const hash = hashOfLeaf({ source, salt: leaf.salt.toString('hex'), people, row: row.content })
  return [
    ...(isWho ? [] : [`${named}: it names other people than it did.`]),
    ...(leaf.hash.equals(hash) ? [] : [`${named}: it was changed.`]),
  ]
}

function problemsOfDay(
  { day, size, paddingSeed }: TreeRow,
  root: string,
  leaves: readonly { hash: Uint8Array; place: PlaceRow }[],
): string[] {
  if (leaves.length > size) return [`${day}: the tree has more leaves than it can.`]
  const tree = treeOfDay(
    leaves.map(({ hash }) => hash),
    size,
    paddingSeed.toString('hex'),
  )
  if (tree.root() !== root) return [`${day}: the root does not fit the leaves of the day.`]
  const isMoved = leaves.some(({ hash, place }) => {
    const found = tree.placeOf(hash)
    return found.place !== place.place || !place.path.equals(Buffer.concat(found.path))
  })
  return isMoved ? [`${day}: the place of a leaf was changed.`] : []
}
