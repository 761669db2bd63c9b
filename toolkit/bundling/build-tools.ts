import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { offlineEdition } from '../registry.ts'
import { type MadeFile, makeToolFiles } from './make-tool-files.ts'
import type { ToolFile, ToolManifest } from './manifest.ts'

/** Builds every tool into `folder`, and prints the SHA-256 of the offline edition. `pack-tools.ts` compresses the files. */
async function buildTools(folder: string): Promise<void> {
  process.stdout.write('Building the tools.\n')
  const { files, offlineSha256 } = await makeToolFiles()
  await mkdir(dirname(folder), { recursive: true })
  // Two builds may run at once; each writes for itself, and the last one stays.
  const fresh = await mkdtemp(`${folder}-`)
  const manifest: ToolManifest = {
    offlineSha256,
    files: await Promise.all(files.map((file) => writeToolFile(fresh, file))),
  }
  await writeFile(join(fresh, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  // A folder of `mkdtemp` is closed to other accounts, and the one that serves is not the one that builds (deploy/README.md).
  await chmod(fresh, 0o755)
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
  process.stdout.write(`${offlineSha256}  ${offlineEdition.fileName}\n`)
}

async function writeToolFile(folder: string, { paths, name, content, headers }: MadeFile): Promise<ToolFile> {
  const bytes = Buffer.from(content, 'utf8')
  await writeFile(join(folder, name), bytes)
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { paths, file: name, etag: `"${digest}"`, headers }
}

// A program of its own: packages choose by this variable what they are, and every build has to choose alike.
process.env.NODE_ENV = 'production'
const [folder = join(import.meta.dirname, '../../build/tools')] = process.argv.slice(2)
await buildTools(resolve(folder))
