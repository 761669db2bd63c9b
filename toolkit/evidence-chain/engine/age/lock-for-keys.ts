import { Decrypter, Encrypter } from 'age-encryption'
import { EvidenceRefusal } from '../refusal.ts'

/** The keys in a text: one on each line or between blanks; lines that begin with # are notes, as in the age program. */
export function readRecipients(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .flatMap((line) => line.split(/[\s,;]+/))
    .filter((word) => word !== '')
}

/** Whether a secret is a key of age and not a passphrase. */
export function isSecretKey(secret: string): boolean {
  return /^\s*AGE-SECRET-KEY-/i.test(secret)
}

/** Encrypts to the keys of receivers (age1..., age1pq1...). Refuses a key that is mistyped, and a text without any. */
export async function encryptForKeys(plain: Blob, recipients: string): Promise<Blob> {
  const lock = new Encrypter()
  const keys = readRecipients(recipients)
  if (keys.length === 0 || keys.length > mostKeys) throw new EvidenceRefusal('no-key')
  for (const key of keys) addKey(lock, key.toLowerCase())
  return gathered(await lock.encrypt(plain.stream()))
}

/** Opens with the secret key of a receiver. Refuses another one's, and anything changed. */
export async function decryptWithKey(sealed: Blob, secret: string): Promise<Blob> {
  const key = new Decrypter()
  try {
    key.addIdentity(secret.trim().toUpperCase())
  } catch {
    throw new EvidenceRefusal('no-key')
  }
  try {
    return await gathered(await key.decrypt(sealed.stream()))
  } catch {
    throw new EvidenceRefusal('wrong-key')
  }
}

const mostKeys = 20

function addKey(lock: Encrypter, key: string): void {
  try {
    // Only keys that a person can copy from a page: no plug-ins, and no keys in a chip that this device cannot check.
    if (!/^age1(?:pq1)?[a-z0-9]+$/.test(key)) throw new EvidenceRefusal('no-key')
    lock.addRecipient(key)
  } catch {
    throw new EvidenceRefusal('no-key')
  }
}

function gathered(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  return new Response(stream).blob()
}
