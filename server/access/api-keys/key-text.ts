import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Randomness } from '#server/kernel/randomness.ts'

/** As in the keys of GitHub: what scanners of source code look for. */
const prefix = 'ftl_live_'
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretLength = 30
const checksumLength = 6
const form = /^ftl_live_[0-9A-Za-z]{36}$/

/**
 * A new key: the prefix, 30 random characters (178 bits) and six of a CRC-32 over all before. The checksum tells a scanner that
 * what it found was a key. It is no secret and no proof.
 */
export function newKey(randomness: Randomness): string {
  // 256 bits over 178: what the remainder prefers is below 2 to the power of -77.
  const secret = base62(BigInt(`0x${randomness.bytes(32).toString('hex')}`), secretLength)
  return `${prefix}${secret}${checksumOf(`${prefix}${secret}`)}`
}

/** Whether a text has the form of a key and its checksum. Asks no database. */
export function looksLikeKey(text: string): boolean {
  return form.test(text) && checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength)
}

/** What is stored of a key. SHA-256 is enough for 178 random bits. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(`key:${key}`).digest()
}

function checksumOf(text: string): string {
  return base62(BigInt(crc32(text)), checksumLength)
}

/** The last `length` digits of a number, in base 62. */
function base62(number: bigint, length: number): string {
  const base = BigInt(digits.length)
  let [text, rest] = ['', number]
  while (text.length < length) {
    text = `${digits[Number(rest % base)]}${text}`
    rest /= base
  }
  return text
}
