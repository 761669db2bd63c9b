import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { readBase64, writeBase64 } from './base64.ts'

/** What a key signs, by the byte that https://c2sp.org/signed-note gives it. */
export const keyTypes = { note: 0x01, cosignature: 0x04, 'cosignature-ml-dsa-44': 0x06 } as const
export type KeyType = keyof typeof keyTypes

/** How long the public key of each type is. */
const keyLengths = { note: 32, cosignature: 32, 'cosignature-ml-dsa-44': 1312 } as const satisfies Record<
  KeyType,
  number
>

export type NoteKey = {
  /** Without spaces and plus signs: an address without its scheme. */
  name: string
  type: KeyType
  publicKey: Uint8Array
}

/** The first four bytes of a hash over name, type and key, in hexadecimal digits. */
export function keyId({ name, type, publicKey }: NoteKey): string {
  const named = concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(keyTypes[type]), publicKey)
  return bytesToHex(sha256(named).subarray(0, 4))
}

/** As people hand it on: `name+id+key`. */
export function writeNoteKey(key: NoteKey): string {
  return `${key.name}+${keyId(key)}+${writeBase64(concatBytes(Uint8Array.of(keyTypes[key.type]), key.publicKey))}`
}

/** @returns null for what is no key that we know, and for one whose id is not its own */
export function readNoteKey(text: string): NoteKey | null {
  const [, name = '', id = '', written = ''] =
    /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim()) ?? []
  const bytes = readBase64(written)
  const type = Object.keys(keyTypes).find((each): each is KeyType => keyTypes[each as KeyType] === bytes?.[0])
  if (!bytes || !type || bytes.length !== 1 + keyLengths[type]) return null
  const key: NoteKey = { name, type, publicKey: bytes.slice(1) }
  return isKeyName(name) && keyId(key) === id ? key : null
}

/** Our own key, whose public half is told in hexadecimal digits elsewhere. */
export function noteKeyOf(name: string, type: 'note' | 'cosignature', publicKey: string): NoteKey {
  return { name, type, publicKey: hexToBytes(publicKey) }
}

export function isKeyName(name: string): boolean {
  return name !== '' && !/[\s+]/u.test(name)
}
