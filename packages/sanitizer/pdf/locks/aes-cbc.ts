import { cbc } from '@noble/ciphers/aes.js'

/** AES-CBC with the initial vector in front and padding at the end. Damaged data gives what can be read. */
export function openAesCbc(key: Uint8Array, data: Uint8Array): Uint8Array {
  if (data.length < 32) return new Uint8Array()
  const whole = data.subarray(16, 16 + ((data.length - 16) & ~15))
  const plain = cbc(key, data.subarray(0, 16), { disablePadding: true }).decrypt(whole)
  const padding = plain.at(-1) ?? 0
  return padding >= 1 && padding <= 16 ? plain.subarray(0, plain.length - padding) : plain
}

export function openBlocks(key: Uint8Array, data: Uint8Array): Uint8Array {
  return cbc(key, new Uint8Array(16), { disablePadding: true }).decrypt(data)
}

export function lockBlocks(key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array {
  return cbc(key, vector, { disablePadding: true }).encrypt(data)
}
