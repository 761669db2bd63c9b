import { cbc, gcm } from '@noble/ciphers/aes.js'
import { argon2id } from '@noble/hashes/argon2.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { inflateSync } from 'fflate'
import type { Work } from '../../contract.ts'
import { Asked, refuse } from '../../refusals.ts'
import { readZip } from '../../zip/read-zip.ts'
import { writeZip, type ZipEntry } from '../../zip/write-zip.ts'
import { type OdfLock, readOdfLocks } from './read-odf-locks.ts'
import { areEqual } from './spun-hash.ts'

const list = 'META-INF/manifest.xml'
/** What newer programs pack a whole locked document into. */
const inner = 'encrypted-package'
/** Nothing of these is carried over, so they are not opened either. */
const unneeded = /^(?:Configurations2|Thumbnails|Basic|Dialogs|Scripts)\/|\.rdf$|^layout-cache$/
const most = { turns: 2_000_000, memory: 256 * 1024, lanes: 16 }

/**
 * The same OpenDocument package without its lock; undefined when it has none. Throws `Asked` when a password is needed, and
 * `Unreadable('encrypted')` for a lock that we cannot open.
 */
export async function openLockedOdf(bytes: Uint8Array, work: Work): Promise<Uint8Array | undefined> {
  const members = readZip(bytes, work)
  const manifest = members.find(({ path }) => path === list)?.read()
  const locks = new Map(
    (manifest === undefined ? [] : readOdfLocks(manifest)).map((lock) => [lock.path, lock]),
  )
  if (locks.size === 0) return undefined
  const { password } = work.options
  if (password === null) throw new Asked({ ask: 'password', isRetry: false })
  const open = opener(password, work)
  const entries: ZipEntry[] = []
  for (const { path, read } of members) {
    const lock = locks.get(path)
    if (unneeded.test(path) || path === list) continue
    entries.push({ path, bytes: lock === undefined ? read() : await open(lock, read()), packing: 'stored' })
  }
  work.findings.removed({
    sort: 'structure',
    text: 'The lock of the document, removed: the cleaned file opens without the password',
  })
  const whole = entries.find(({ path }) => path === inner)
  return whole?.bytes ?? writeZip(entries, work)
}

/** Members that were locked with the same salt have the same key. */
function opener(password: string, work: Work) {
  const keys = new Map<string, Uint8Array>()
  return async (lock: OdfLock, locked: Uint8Array): Promise<Uint8Array> => {
    const name = [lock.derivation, lock.startHash, lock.turns, lock.salt.join()].join(' ')
    const key = keys.get(name) ?? (await keyOf(password, lock))
    keys.set(name, key)
    const packed = lock.cipher === 'gcm' ? openSealed(key, lock, locked) : openChained(key, lock, locked)
    work.spend(lock.size)
    return inflate(packed, lock)
  }
}

async function keyOf(password: string, lock: OdfLock): Promise<Uint8Array> {
  const { salt, turns, memory, lanes, keyBytes } = lock
  const isTooMuch = turns > most.turns || memory > most.memory || lanes > most.lanes || keyBytes !== 32
  if (isTooMuch) refuse('encrypted')
  const words = new TextEncoder().encode(password)
  const start = lock.startHash === 'sha256' ? sha256(words) : sha1(words)
  if (lock.derivation === 'argon2id')
    return argon2id(start, salt, { t: turns, m: memory, p: lanes, dkLen: keyBytes })
  else return derive(start, { salt, turns, length: keyBytes })
}

/** The browser's own is many times as fast; a page that was not fetched over a safe line has none. */
async function derive(
  start: Uint8Array,
  given: { salt: Uint8Array; turns: number; length: number },
): Promise<Uint8Array> {
  const { salt, turns, length } = given
  if (globalThis.crypto?.subtle === undefined) return pbkdf2(sha1, start, salt, { c: turns, dkLen: length })
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey('raw', Uint8Array.from(start), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-1', salt: Uint8Array.from(salt), iterations: turns }
  return new Uint8Array(await subtle.deriveBits(how, key, length * 8))
}

function openChained(key: Uint8Array, { vector, checksum }: OdfLock, locked: Uint8Array): Uint8Array {
  if (vector.length !== 16 || locked.length === 0 || locked.length % 16 !== 0) refuse('broken')
  const plain = cbc(key, vector, { disablePadding: true }).decrypt(locked)
  const packed = plain.subarray(0, plain.length - Math.min(plain.at(-1) ?? 0, 16))
  const hash = checksum?.hash === 'sha256' ? sha256 : sha1
  if (checksum !== undefined && !areEqual(hash(packed.subarray(0, 1024)), checksum.bytes)) return wrong()
  return packed
}

function openSealed(key: Uint8Array, { vector }: OdfLock, locked: Uint8Array): Uint8Array {
  // The vector is before the data as well.
  const start = areEqual(locked.subarray(0, vector.length), vector) ? vector.length : 0
  try {
    return gcm(key, vector).decrypt(locked.subarray(start))
  } catch {
    return wrong()
  }
}

function wrong(): never {
  throw new Asked({ ask: 'password', isRetry: true })
}

function inflate(packed: Uint8Array, { size }: OdfLock): Uint8Array {
  try {
    const bytes = inflateSync(packed, { out: new Uint8Array(size + 1) })
    return bytes.length === size ? bytes : refuse('broken')
  } catch {
    return refuse('broken')
  }
}
