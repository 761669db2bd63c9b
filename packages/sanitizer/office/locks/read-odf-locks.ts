import { fromBase64 } from '@fitila/formats/base64'
import { refuse } from '../../refusals.ts'
import { scanXml } from '../../xml/scan-xml.ts'

/** How one member of an OpenDocument package is locked (OpenDocument 1.3, part 2, section 4). */
export type OdfLock = {
  path: string
  size: number
  cipher: 'cbc' | 'gcm'
  vector: Uint8Array
  startHash: 'sha1' | 'sha256'
  derivation: 'pbkdf2' | 'argon2id'
  salt: Uint8Array
  turns: number
  /** Argon2id: kilobytes of memory, and lanes. */
  memory: number
  lanes: number
  keyBytes: number
  checksum: { bytes: Uint8Array; hash: 'sha1' | 'sha256' } | undefined
}

type Attributes = Readonly<Record<string, string>>

/** The locks that the list of members names. Refuses those that we cannot open (Blowfish, certificates). */
export function readOdfLocks(manifest: Uint8Array): OdfLock[] {
  const locks: OdfLock[] = []
  let entry: Attributes = {}
  let parts: Record<string, Attributes> = {}
  scanXml(manifest, {
    open(name, attributes) {
      if (name === 'file-entry') {
        entry = attributes
        parts = {}
      } else parts[name] = attributes
    },
    close(name) {
      if (name === 'encryption-data') locks.push(lockOf(entry, parts))
    },
  })
  return locks
}

function lockOf(entry: Attributes, parts: Readonly<Record<string, Attributes>>): OdfLock {
  const find = (part: string, name: string) => namedIn(parts[part] ?? {}, name)
  const algorithm = find('algorithm', 'algorithm-name')
  const derivation = find('key-derivation', 'key-derivation-name')
  const start = find('start-key-generation', 'start-key-generation-name')
  return {
    path: namedIn(entry, 'full-path'),
    size: numberOf(namedIn(entry, 'size')),
    cipher: algorithm.endsWith('aes256-cbc')
      ? 'cbc'
      : algorithm.endsWith('aes256-gcm')
        ? 'gcm'
        : refuse('encrypted'),
    vector: bytesOf(find('algorithm', 'initialisation-vector')),
    startHash: start.endsWith('sha256')
      ? 'sha256'
      : start === '' || /sha1$/i.test(start)
        ? 'sha1'
        : refuse('encrypted'),
    derivation: derivation.endsWith('argon2id')
      ? 'argon2id'
      : /pbkdf2$/i.test(derivation)
        ? 'pbkdf2'
        : refuse('encrypted'),
    salt: bytesOf(find('key-derivation', 'salt')),
    turns: numberOf(find('key-derivation', 'iteration-count') || find('key-derivation', 'argon2-iterations')),
    memory: numberOf(find('key-derivation', 'argon2-memory')),
    lanes: numberOf(find('key-derivation', 'argon2-lanes')),
    keyBytes: numberOf(find('key-derivation', 'key-size') || '16'),
    checksum: checksumOf(parts['encryption-data'] ?? {}),
  }
}

function checksumOf(attributes: Attributes): OdfLock['checksum'] {
  const type = namedIn(attributes, 'checksum-type')
  const hash = /sha256-1k$/i.test(type) ? 'sha256' : /sha1\/1k$/i.test(type) ? 'sha1' : undefined
  return hash === undefined ? undefined : { hash, bytes: bytesOf(namedIn(attributes, 'checksum')) }
}

function namedIn(attributes: Attributes, name: string): string {
  for (const key in attributes) if (key.slice(key.indexOf(':') + 1) === name) return attributes[key] ?? ''
  return ''
}

function numberOf(text: string): number {
  const value = Number(text)
  return Number.isSafeInteger(value) && value >= 0 ? value : refuse('encrypted')
}

function bytesOf(text: string): Uint8Array {
  try {
    return fromBase64(text)
  } catch {
    return refuse('broken')
  }
}
