import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads a file that holds a secret, or makes it at the first start, readable for its owner alone. */
export async function openSecretFile(path: string, makeText: () => string): Promise<string> {
  return (await readExisting(path)) ?? (await makeSecretFile(path, makeText()))
}

async function readExisting(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
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
  return await readFile(path, 'utf8')
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
