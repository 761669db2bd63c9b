import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { sourceFiles } from './source-files.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

/** Writes what `/source` serves: the source as a ZIP that is the same bytes for the same files, and the notices of other packages. */
export async function buildSource(root: string) {
  const paths = await sourceFiles(root)
  const entries: [string, Uint8Array][] = []
  // One after the other: some machines and container builds allow 1,024 open files, and there are more of these.
  for (const path of paths) entries.push([`fitila/${path}`, await readFile(join(root, path))])
  const folder = join(root, 'build', 'source')
  await mkdir(folder, { recursive: true })
  // ZIP knows no time before 1980; a fixed one keeps the bytes the same.
  const zip = zipSync(Object.fromEntries(entries), { level: 6, mtime: new Date(1980, 0, 1) })
  await writeFile(join(folder, 'fitila.zip'), zip)
  const sha256 = createHash('sha256').update(zip).digest('hex')
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ sha256, bytes: zip.length }))
  await writeFile(join(folder, 'third-party-notices.txt'), await thirdPartyNotices(root))
}

if (import.meta.main) await buildSource(join(import.meta.dirname, '..'))
