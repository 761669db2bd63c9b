import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'

/** What a release gives to readers: by address, the SHA-256 of each built file in hexadecimal digits. */
export type Manifest = { version: string; files: ReadonlyMap<string, string> }

const shown = z.object({ files: z.array(z.object({ paths: z.array(z.string()), file: z.string() })) })

/**
 * Every built file that a browser can ask for: scripts, styles, pictures and tools. Pages are made for each visitor, and are not in it.
 *
 * @param build the folder `build`
 */
export async function builtFiles(build: string): Promise<Map<string, string>> {
  const client = join(build, 'client')
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  // The packed copies hold the same bytes.
  const names = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  const found = new Map<string, string>()
  for (const { parentPath, name } of names) {
    const file = join(parentPath, name)
    found.set(`/${relative(client, file).split(sep).join('/')}`, await hashOf(file))
  }
  const tools = shown.parse(JSON.parse(await readFile(join(build, 'tools', 'manifest.json'), 'utf8')))
  for (const { paths, file } of tools.files) {
    const hash = await hashOf(join(build, 'tools', file))
    for (const path of paths.filter((each) => !each.includes(':'))) found.set(path, hash)
  }
  return found
}

const head = 'Fitila release '

/** A line of the version, then a line for each file as `sha256sum` writes it, sorted by address. */
export function writeManifest({ version, files }: Manifest): string {
  const lines = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [`${head}${version}`, ...lines.map(([path, hash]) => `${hash}  ${path}`), ''].join('\n')
}

/** @throws Error for what is no manifest */
export function readManifest(text: string): Manifest {
  const [first = '', ...lines] = text.split('\n')
  if (!first.startsWith(head) || lines.pop() !== '') throw new Error('This is no manifest of a release.')
  const files = lines.map((line) => {
    const [, hash, path] = /^([0-9a-f]{64}) {2}(\/\S*)$/.exec(line) ?? []
    if (hash === undefined || path === undefined) throw new Error('A line of the manifest is damaged.')
    return [path, hash] as const
  })
  const manifest = { version: first.slice(head.length), files: new Map(files) }
  if (writeManifest(manifest) !== text)
    throw new Error('The lines of the manifest are not as they are written.')
  return manifest
}

/** The addresses of which the two do not agree. */
export function differing(one: Manifest['files'], other: Manifest['files']): string[] {
  const every = new Set([...one.keys(), ...other.keys()])
  return [...every].filter((path) => one.get(path) !== other.get(path)).toSorted()
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
}
