import { sha256 } from '@noble/hashes/sha2.js'
import type { Candidate } from '../finding.ts'
import type { Page } from '../page.ts'

/** Bitcoin, Litecoin and Tron addresses with their check bytes, Ethereum by its shape. */
export function detectCrypto({ reading: { plain }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.starts[index] ?? 0
    const end = tokens.ends[index] ?? 0
    if (tokens.kinds[index] === 'mixed' && end - start >= 25 && isAddress(plain.slice(start, end))) {
      found.push({ start, end, kind: 'crypto', tier: 'certain', weight: 97 })
    }
  }
  return found
}

function isAddress(word: string): boolean {
  if (/^0x[0-9a-f]{40}$/i.test(word)) return true
  if (/^(?:bc1|ltc1|tb1)/i.test(word)) return passesBech32(word)
  return /^[13LMT]/.test(word) && word.length <= 36 && passesBase58Check(word)
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** 25 bytes, of which the last four begin the double SHA-256 of the others. */
function passesBase58Check(word: string): boolean {
  const bytes = new Uint8Array(25)
  for (const character of word) {
    let carry = base58.indexOf(character)
    if (carry < 0) return false
    for (let index = 24; index >= 0; index -= 1) {
      carry += (bytes[index] ?? 0) * 58
      bytes[index] = carry & 0xff
      carry >>= 8
    }
    if (carry > 0) return false
  }
  const check = sha256(sha256(bytes.subarray(0, 21)))
  return bytes.subarray(21).every((byte, index) => byte === check[index])
}

const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** BIP 173 and, with the other constant, BIP 350. */
function passesBech32(word: string): boolean {
  const lower = word.toLowerCase()
  if (word !== lower && word !== word.toUpperCase()) return false
  const one = lower.lastIndexOf('1')
  const prefix = [...lower.slice(0, one)].map((character) => character.charCodeAt(0))
  const data = [...lower.slice(one + 1)].map((character) => bech32.indexOf(character))
  if (data.length < 14 || data.includes(-1)) return false
  const values = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...data]
  return [1, 0x2bc830a3].includes(polynomial(values))
}

function polynomial(values: readonly number[]): number {
  let check = 1
  for (const value of values) {
    const top = check >>> 25
    check = ((check & 0x1ffffff) << 5) ^ value
    for (const [index, generator] of generators.entries()) if ((top >> index) & 1) check ^= generator
  }
  return check >>> 0
}

const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
