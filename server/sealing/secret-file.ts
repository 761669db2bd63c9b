import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Reads a file that holds a secret, or makes it at the first start, readable for its owner alone.
 *
 * @throws Error in plain words where other accounts may read or change it
 */
export async function openSecretFile(path: string, makeText: () => string): Promise<string> {
  return (await readExisting(path)) ?? (await makeSecretFile(path, makeText()))
}

async function readExisting(path: string): Promise<string | null> {
  const file = await open(path, 'r').catch(nullWhenMissing)
  if (!file) return null
  try {
    refuseOpenToOthers(path, (await file.stat()).mode)
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function refuseOpenToOthers(path: string, mode: number): void {
  // Windows has no such bits.
  if (process.platform === 'win32' || (mode & 0o077) === 0) return
  throw new Error(
    `Other accounts of this machine may read ${path} (mode ${(mode & 0o777).toString(8)}). Close it with: chmod 600 ${path}. If others had access, what it opens may be known to them.`,
  )
}

async function makeSecretFile(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  // Not the process's number: in containers every start has the same one, and a draft may be left from a crash.
  const draft = `${path}.${randomUUID()}.new`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
  // `link` fails when another process was first, where `rename` would replace a key that already sealed something.
  await link(draft, path).catch(ignoreExisting)
  await rm(draft)
  await chmod(path, 0o600)
  return (await readExisting(path)) ?? text
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
