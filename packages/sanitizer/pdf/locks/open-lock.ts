import { md5 } from '@noble/hashes/legacy.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { Asked, refuse } from '../../refusals.ts'
import { isDict, Name, nameOf, Stream, Text, type Value } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import { openAesCbc } from './aes-cbc.ts'
import { type LockFacts, oldFileKey } from './file-key.ts'
import { newFileKey } from './new-file-key.ts'
import { rc4 } from './rc4.ts'

type Method = 'none' | 'rc4' | 'aes-128' | 'aes-256'

/**
 * Lets the file read what is locked, with the empty password first. Throws `Asked` when a password is needed,
 * and `Unreadable('encrypted')` for locks with certificates or of kinds that we do not know.
 */
export function openLock(file: PdfFile, password: string | null): boolean {
  const dict = file.dict(file.trailer.get('Encrypt'))
  if (!dict) return false
  if (file.name(dict.get('Filter')) !== 'Standard') refuse('encrypted')
  const facts = readFacts(file)
  const forStreams = methodOf(file, facts, 'StmF')
  const forStrings = methodOf(file, facts, 'StrF')
  // Where only attachments are locked, everyone may read the rest, and attachments stay behind.
  const key = forStreams === 'none' && forStrings === 'none' ? null : findKey(facts, password)
  const unlockBytes = (method: Method, bytes: Uint8Array, number: number, generation: number): Uint8Array => {
    if (method === 'none') return bytes
    if (key === null) return new Uint8Array()
    if (method === 'aes-256') return openAesCbc(key, bytes)
    const own = keyOfObject(key, number, generation, method)
    return method === 'rc4' ? rc4(own, bytes) : openAesCbc(own, bytes)
  }
  const unlockValue = (value: Value, number: number, generation: number): Value => {
    if (value instanceof Text) return new Text(unlockBytes(forStrings, value.bytes, number, generation))
    if (Array.isArray(value)) return value.map((item) => unlockValue(item, number, generation))
    if (isDict(value))
      return new Map([...value].map(([name, item]) => [name, unlockValue(item, number, generation)]))
    if (!(value instanceof Stream)) return value
    const type = nameOf(value.dict.get('Type'))
    const unlocked = unlockValue(value.dict, number, generation)
    const isOpen = type === 'XRef' || (type === 'Metadata' && !facts.isMetadataLocked)
    const method = isOpen ? 'none' : (ownMethod(file, value) ?? forStreams)
    return new Stream(
      isDict(unlocked) ? unlocked : value.dict,
      unlockBytes(method, value.bytes, number, generation),
    )
  }
  file.unlockWith(unlockValue)
  return true
}

function readFacts(file: PdfFile): LockFacts {
  const dict = file.dict(file.trailer.get('Encrypt')) ?? new Map()
  const text = (key: string) => {
    const value = file.resolve(dict.get(key))
    return value instanceof Text ? value.bytes : new Uint8Array()
  }
  const version = file.number(dict.get('V'), 0)
  const id = file.resolve(file.array(file.trailer.get('ID'))[0])
  const bits = version === 1 ? 40 : version === 4 ? 128 : file.number(dict.get('Length'), 40)
  return {
    version,
    revision: file.number(dict.get('R'), 0),
    keyBytes: Math.min(16, Math.max(5, (bits < 40 ? bits * 8 : bits) >> 3)),
    owner: text('O'),
    user: text('U'),
    ownerKey: text('OE'),
    userKey: text('UE'),
    permissions: file.number(dict.get('P'), 0) | 0,
    id: id instanceof Text ? id.bytes : new Uint8Array(),
    isMetadataLocked: file.resolve(dict.get('EncryptMetadata')) !== false,
  }
}

function methodOf(file: PdfFile, facts: LockFacts, which: 'StmF' | 'StrF'): Method {
  if (facts.version === 1 || facts.version === 2 || facts.version === 3) return 'rc4'
  if (facts.version !== 4 && facts.version !== 5) return refuse('encrypted')
  return methodNamed(file, file.name(file.dict(file.trailer.get('Encrypt'))?.get(which)))
}

function methodNamed(file: PdfFile, filter: string | null): Method {
  if (filter === null || filter === 'Identity') return 'none'
  const dict = file.dict(file.trailer.get('Encrypt'))
  const method = file.name(file.dict(file.dict(dict?.get('CF'))?.get(filter))?.get('CFM'))
  if (method === 'V2') return 'rc4'
  if (method === 'AESV2') return 'aes-128'
  if (method === 'AESV3') return 'aes-256'
  return method === 'None' ? 'none' : refuse('encrypted')
}

function findKey(facts: LockFacts, password: string | null): Uint8Array {
  for (const candidate of ['', ...(password === null ? [] : [password])]) {
    for (const bytes of spellings(candidate)) {
      const key = facts.revision >= 5 ? newFileKey(facts, bytes) : oldFileKey(facts, bytes)
      if (key) return key
    }
  }
  throw new Asked({ ask: 'password', isRetry: password !== null })
}

/** Newer files spell passwords in UTF-8, older ones mostly in Latin-1. */
function spellings(password: string): Uint8Array[] {
  const modern = new TextEncoder().encode(password.normalize('NFKC'))
  const latin = Uint8Array.from(password, (character) => character.charCodeAt(0) & 255)
  return [modern, latin]
}

function keyOfObject(key: Uint8Array, number: number, generation: number, method: Method): Uint8Array {
  const place = Uint8Array.from([number, number >> 8, number >> 16, generation, generation >> 8])
  const salt = method === 'aes-128' ? Uint8Array.from([0x73, 0x41, 0x6c, 0x54]) : new Uint8Array()
  return md5(concatBytes(key, place, salt)).subarray(0, Math.min(16, key.length + 5))
}

/** A stream may name a lock of its own (ISO 32000-1, 7.4.10); null when it does not. */
function ownMethod(file: PdfFile, stream: Stream): Method | null {
  const filter = file.resolve(stream.dict.get('Filter'))
  const first = Array.isArray(filter) ? filter[0] : filter
  if (!(first instanceof Name) || first.value !== 'Crypt') return null
  const given = file.resolve(stream.dict.get('DecodeParms'))
  return methodNamed(file, file.name(file.dict(Array.isArray(given) ? given[0] : given)?.get('Name')))
}
