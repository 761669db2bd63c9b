import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { ReceiptCode } from './receipt-code.ts'

const salt = utf8ToBytes('fitila-source-v1')

/**
 * By these 32 bytes the server finds the report of a code: HKDF-SHA-256 (RFC 5869) of the code's 24 letters. It stores their
 * SHA-256 alone. A code has 110 random bits, so it needs no slow hash. Other labels are free for other keys of a source.
 */
export function sourceLookup(code: ReceiptCode): Uint8Array {
  return hkdf(sha256, utf8ToBytes(code), salt, utf8ToBytes('lookup'), 32)
}
