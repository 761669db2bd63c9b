import { fromBase64, toBase64 } from '@fitila/formats/base64'
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { scrypt } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { EvidenceRefusal } from '../refusal.ts'

/** The largest work factor that is tried: it asks for one gigabyte of memory. */
const mostWork = 20

type Secret = { passphrase: string; salt: Uint8Array; logN: number }

/** The header of an age file for one passphrase (age-encryption.org/v1, "The scrypt recipient type"). */
export function sealHeader(fileKey: Uint8Array, secret: Secret): Uint8Array {
  const wrapped = chacha20poly1305(wrappingKey(secret), new Uint8Array(12)).encrypt(fileKey)
  const stanza = `-> scrypt ${unpadded(secret.salt)} ${secret.logN}\n${unpadded(wrapped)}\n`
  const untilMac = `age-encryption.org/v1\n${stanza}---`
  return utf8ToBytes(`${untilMac} ${unpadded(macOf(fileKey, untilMac))}\n`)
}

const headerPattern =
  /^(age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9][0-9]?)\n([A-Za-z0-9+/]{43})\n---) ([A-Za-z0-9+/]{43})\n/

/** The key of the payload's key, and where the header ends. */
export function openHeader(start: string, passphrase: string): { fileKey: Uint8Array; length: number } {
  const [whole, untilMac = '', salt = '', work = '', wrapped = '', mac = ''] = headerPattern.exec(start) ?? []
  if (whole === undefined) throw new EvidenceRefusal('not-age')
  if (Number(work) > mostWork) throw new EvidenceRefusal('no-memory')
  const key = wrappingKey({ passphrase, salt: fromBase64(salt), logN: Number(work) })
  const fileKey = unwrap(key, fromBase64(wrapped))
  if (unpadded(macOf(fileKey, untilMac)) !== mac) throw new EvidenceRefusal('wrong-passphrase')
  return { fileKey, length: whole.length }
}

export function payloadKey(fileKey: Uint8Array, nonce: Uint8Array): Uint8Array {
  return hkdf(sha256, fileKey, nonce, utf8ToBytes('payload'), 32)
}

function wrappingKey({ passphrase, salt, logN }: Secret): Uint8Array {
  const salted = concatBytes(utf8ToBytes('age-encryption.org/v1/scrypt'), salt)
  try {
    return scrypt(utf8ToBytes(passphrase), salted, { N: 2 ** logN, r: 8, p: 1, dkLen: 32, maxmem: 2 ** 31 })
  } catch {
    throw new EvidenceRefusal('no-memory')
  }
}

/** As age writes it. */
function unpadded(bytes: Uint8Array): string {
  return toBase64(bytes).replace(/={1,2}$/, '')
}

function macOf(fileKey: Uint8Array, untilMac: string): Uint8Array {
  return hmac(sha256, hkdf(sha256, fileKey, undefined, utf8ToBytes('header'), 32), utf8ToBytes(untilMac))
}

function unwrap(key: Uint8Array, wrapped: Uint8Array): Uint8Array {
  try {
    return chacha20poly1305(key, new Uint8Array(12)).decrypt(wrapped)
  } catch {
    throw new EvidenceRefusal('wrong-passphrase')
  }
}
