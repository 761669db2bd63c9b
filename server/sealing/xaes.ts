import { createCipheriv, createSecretKey } from 'node:crypto'

/**
 * The key and the nonce with which XAES-256-GCM (C2SP, `XAES-256-GCM.md`) seals one message by AES-256-GCM: NIST SP 800-108 in counter
 * mode over AES-CMAC, of the first half of the nonce. With random nonces one key is good for 2^80 messages; AES-256-GCM itself ends at
 * 2^32.
 *
 * @param key 32 bytes
 * @param nonce 24 bytes
 */
export function keyOfMessage(key: Buffer, nonce: Uint8Array): { key: Buffer; nonce: Buffer } {
  // Node takes a key as an object several times faster than as bytes. One cipher serves all blocks: none depends on another.
  const cipher = createCipheriv('aes-256-ecb', createSecretKey(key), null).setAutoPadding(false)
  const subkey = doubled(cipher.update(Buffer.alloc(16)))
  const half = (count: number) =>
    xor(Buffer.concat([Buffer.of(0, count, 0x58, 0), nonce.subarray(0, 12)]), subkey)
  return {
    key: cipher.update(Buffer.concat([half(1), half(2)])),
    nonce: Buffer.from(nonce.subarray(12)),
  }
}

/** In GF(2^128), as CMAC makes its first subkey. */
function doubled(bytes: Buffer): Buffer {
  const carry = (bytes[0] ?? 0) >> 7
  const result = Buffer.from(bytes.map((byte, index) => (byte << 1) | ((bytes[index + 1] ?? 0) >> 7)))
  result[15] = (result[15] ?? 0) ^ (carry * 0b10000111)
  return result
}

function xor(one: Buffer, other: Buffer): Buffer {
  return Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)))
}
