import { createDecipheriv, createHash, hkdfSync } from 'node:crypto'

// What the decoders of the format page are made of: Node's own cryptography, and no library and no line of the engine.

/** A block from its base32, with the check behind it. */
export function readLetters(text: string): Buffer {
  const letters = text.replace(/[^0-9A-Z]/g, '')
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  return withoutCheck(bytes)
}

export function withoutCheck(bytes: Buffer): Buffer {
  const block = bytes.subarray(0, -5)
  check(createHash('sha256').update(block).digest().subarray(0, 5).equals(bytes.subarray(-5)), 'check')
  return block
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** XChaCha20-Poly1305 from the parts that OpenSSL has: HChaCha20 makes the key, the IETF cipher does the rest. */
export function openXChaCha(given: { key: Buffer; nonce: Buffer; sealed: Buffer; along: Buffer }): Buffer {
  const { key, nonce, sealed, along } = given
  const inner = Buffer.concat([Buffer.alloc(4), nonce.subarray(16)])
  const cipher = createDecipheriv('chacha20-poly1305', hChaCha20(key, nonce), inner, { authTagLength: 16 })
  cipher.setAAD(along, { plaintextLength: sealed.length - 16 })
  cipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
}

function hChaCha20(key: Buffer, nonce: Buffer): Buffer {
  const start = Buffer.concat([Buffer.from('expand 32-byte k'), key, nonce.subarray(0, 16)])
  const state = Uint32Array.from({ length: 16 }, (_, word) => start.readUInt32LE(4 * word))
  for (let round = 0; round < 10; round += 1) {
    for (const column of [0, 1, 2, 3]) quarterRound(state, [column, column + 4, column + 8, column + 12])
    for (const [a, b, c, d] of diagonals) quarterRound(state, [a, b, c, d])
  }
  const out = Buffer.alloc(32)
  for (const [place, word] of [0, 1, 2, 3, 12, 13, 14, 15].entries())
    out.writeUInt32LE(at(state, word), 4 * place)
  return out
}

const diagonals = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

function quarterRound(state: Uint32Array, [a, b, c, d]: [number, number, number, number]) {
  for (const [x, y, z, turn] of [
    [a, b, d, 16],
    [c, d, b, 12],
    [a, b, d, 8],
    [c, d, b, 7],
  ] as const) {
    state[x] = at(state, x) + at(state, y)
    const mixed = at(state, z) ^ at(state, x)
    state[z] = (mixed << turn) | (mixed >>> (32 - turn))
  }
}

export function unpad(padded: Buffer): Buffer {
  const end = 4 + padded.readUInt32BE(0)
  check(end <= padded.length && padded.subarray(end).every((byte) => byte === 0), 'padding')
  return padded.subarray(4, end)
}

export function hkdf(input: Buffer, salt: Buffer | string, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length))
}

function at(words: Uint32Array, place: number): number {
  return words[place] ?? 0
}

export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
