import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { openSecretFile } from './secret-file.ts'

/** Keys for separate purposes, all derived (HKDF-SHA-256, RFC 5869) from the one secret in the key file. 32 bytes each. */
export type ServerKeys = {
  /** Names the secret without telling it: `server:` and 16 hexadecimal digits. */
  recipient: string
  wrapping: Buffer
  forms: Buffer
  networks: Buffer
  /** Makes the codes that are in letters beside a link. */
  codes: Buffer
  /** Seals what belongs to no report: jobs, secrets of second steps, letters to us. */
  sealing: Buffer
  /** Marks the address in a letter that stops letters. */
  letters: Buffer
  /** Hides event numbers from those who follow live updates. */
  live: Buffer
  /** Hashes the codes that a person keeps on paper. */
  recovery: Buffer
  /** Hides by what a report is found beside similar ones. */
  marks: Buffer
  /** Hashes the codes of receipts. */
  receipts: Buffer
  /** Makes the marks that represent accounts beside reports. */
  accounts: Buffer
  /** Makes a source's code from the number of the form, and hashes that number. */
  sources: Buffer
}

const prefix = 'fitila-key-1:'

/** Reads the server's key file, or makes it at the first start, readable for its owner alone. */
export async function openKeyFile(path: string): Promise<ServerKeys> {
  const text = await openSecretFile(path, () => `${prefix}${randomBytes(32).toString('base64')}\n`)
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
    marks: derive(secret, 'marks'),
    receipts: derive(secret, 'receipts'),
    accounts: derive(secret, 'accounts'),
    sources: derive(secret, 'sources'),
  }
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `fitila:v1:${purpose}`, 32))
}

function parseKey(text: string, path: string): Buffer {
  const secret = Buffer.from(text.trim().slice(prefix.length), 'base64')
  if (!text.startsWith(prefix) || secret.length !== 32)
    throw new Error(
      `${path} is not a Fitila key file. Put the right one back: without it, sealed reports stay closed.`,
    )
  return secret
}
