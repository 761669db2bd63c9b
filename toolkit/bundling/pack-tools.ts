import { randomUUID } from 'node:crypto'
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import type { ToolManifest } from './manifest.ts'
import { packedOf } from './packed-of.ts'

/**
 * Writes each file of the tools compressed as well, as `.br` and `.gz` beside it, where these are not there yet. It is most of the work
 * of a build: most of a minute of one processor.
 *
 * @param folder `build/tools`
 * @param atOnce how many files are compressed side by side
 */
export async function packTools(folder: string, atOnce: number): Promise<void> {
  const { files }: ToolManifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  const waiting = files.values()
  const packNext = async () => {
    for (const { file } of waiting) await packFile(join(folder, file))
  }
  await Promise.all(Array.from({ length: atOnce }, packNext))
}

async function packFile(path: string): Promise<void> {
  const [brotli, gzip] = [`${path}.br`, `${path}.gz`]
  if ((await isThere(brotli)) && (await isThere(gzip))) return
  const bytes = await readFile(path)
  const packed = await packedOf(bytes)
  // The tools may have been built again meanwhile, and another file has this name now.
  if (!(await readFile(path)).equals(bytes)) return
  await Promise.all([writeWhole(brotli, packed.br), writeWhole(gzip, packed.gz)])
}

/** A process that starts now reads the whole file or none. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const fresh = `${path}.${randomUUID()}`
  try {
    await writeFile(fresh, bytes)
    await rename(fresh, path)
  } finally {
    await rm(fresh, { force: true })
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

// A program of its own, for a site packs while it serves, and that must come first (`program/pack-later.ts`).
if (import.meta.main) {
  const [folder = join(import.meta.dirname, '../../build/tools'), wish] = process.argv.slice(2)
  const isBesideASite = wish === '--beside-a-site'
  if (isBesideASite) setPriority(constants.priority.PRIORITY_LOW)
  await packTools(resolve(folder), isBesideASite ? 1 : availableParallelism())
}
