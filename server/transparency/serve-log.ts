import { bundleEntries, hashesOfTile, leavesUnder, readTilePath } from '@fitila/log/tree/tiles'
import { hashOfOuterEntry } from '@fitila/log/tree-leaf'
import { NotFound } from '#domain/errors.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { everyOuterLeaf, newestCheckpoint } from './log-tree-queries.ts'

/**
 * The newest checkpoint of the log.
 *
 * @throws NotFound before the log has begun
 */
export const showCheckpoint = openUseCase('public.read', async ({ application: { database } }) => {
  const checkpoint = await newestCheckpoint(database.queries)
  if (!checkpoint) throw new NotFound()
  return checkpoint.note
})

/**
 * A tile of the outer tree, or the entries under it. It never changes, so it can be kept for ever.
 *
 * @param path from `tile/` on
 * @throws NotFound for what is no tile, or holds leaves that are not there yet
 */
export const showTile = openUseCase('public.read', async ({ application: { database } }, path: string) => {
  const tile = readTilePath(path)
  if (!tile) throw new NotFound()
  const leaves = await everyOuterLeaf(database.queries)
  const { start, end } = leavesUnder(tile)
  if (end > leaves.length) throw new NotFound()
  const under = leaves.slice(start, end)
  return tile.level === 'entries'
    ? bundleEntries(under.map(({ entry }) => new TextEncoder().encode(entry)))
    : hashesOfTile(
        tile,
        under.map(({ entry }) => hashOfOuterEntry(entry)),
      )
})
