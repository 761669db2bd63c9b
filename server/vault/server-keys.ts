import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Keys for separate purposes, all derived (HKDF-SHA-256, RFC 5869) from the one secret in the key file. 32 bytes each. */
export type ServerKeys = {
  /** Names the secret without telling it: `server:` and 16 hexadecimal digits. */
  recipient: string
  wrapping: Buffer
  forms: Buffer
  networks: Buffer
  /** Makes the codes that stand in letters beside a link. */
  codes: Buffer
  /** Seals what belongs to no report: jobs, secrets of second steps, letters to us. */
  sealing: Buffer
  /** Marks the address in a letter that stops letters. */
  letters: Buffer
  /** Hides event numbers from those who follow live updates. */
  live: Buffer
  /** Hashes the codes that a person keeps on paper. */
  recovery: Buffer
}

const prefix = 'fitila-key-1:'

/** Reads the server's key file, or makes it at the first start, readable for its owner alone. */
export async function openKeyFile(path: string): Promise<ServerKeys> {
  const text = (await readExisting(path)) ?? (await makeKeyFile(path))
  return deriveKeys(parseKey(text, path))
}

export function deriveKeys(secret: Buffer): ServerKeys {
  return {
    recipient: `server:${createHash('sha256').update(derive(secret, 'recipient')).digest('hex').slice(0, 16)}`,
    wrapping: derive(secret, 'wrapping'),
    forms: derive(secret, 'forms'),
    networks: derive(secret, 'networks'),
    codes: derive(secret, 'codes'),
    sealing: derive(secret, 'sealing'),
    letters: derive(secret, 'letters'),
    live: derive(secret, 'live'),
    recovery: derive(secret, 'recovery'),
  }
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `fitila:v1:${purpose}`, 32))
}

async function readExisting(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function makeKeyFile(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  // Not the process's number: in containers every start has the same one, and a draft may be left from a crash.
  const draft = `${path}.${randomUUID()}.new`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(`${prefix}${randomBytes(32).toString('base64')}\n`)
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

function parseKey(text: string, path: string): Buffer {
  const secret = Buffer.from(text.trim().slice(prefix.length), 'base64')
  if (!text.startsWith(prefix) || secret.length !== 32)
    throw new Error(
      `${path} is not a Fitila key file. Put the right one back: without it, sealed reports stay closed.`,
    )
  return secret
}
