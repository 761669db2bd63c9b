import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { EvidenceRefusal } from '../refusal.ts'
import { inPieces } from './in-pieces.ts'

/** The payload of an age file: STREAM with ChaCha20-Poly1305 in chunks of 64 KiB (age-encryption.org/v1, "Payload"). */
const chunkSize = 65_536
const tagSize = 16

export async function* seal(key: Uint8Array, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const { piece, number, isLast } of inPieces(plain, chunkSize)) {
    yield chacha20poly1305(key, nonceOf(number, isLast)).encrypt(piece)
  }
}

/** Refuses what was changed, cut off or put in another order. */
export async function* unseal(
  key: Uint8Array,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const { piece, number, isLast } of inPieces(sealed, chunkSize + tagSize)) {
    // Only a file without content may end with an empty chunk.
    if (piece.length < tagSize || (piece.length === tagSize && number > 0))
      throw new EvidenceRefusal('not-age')
    yield open(key, nonceOf(number, isLast), piece)
  }
}

function open(key: Uint8Array, nonce: Uint8Array, piece: Uint8Array): Uint8Array {
  try {
    return chacha20poly1305(key, nonce).decrypt(piece)
  } catch {
    throw new EvidenceRefusal('wrong-passphrase')
  }
}

/** Eleven bytes that count, big-endian, and one that says whether this is the last. */
function nonceOf(number: number, isLast: boolean): Uint8Array {
  const nonce = new Uint8Array(12)
  const view = new DataView(nonce.buffer)
  view.setUint32(3, Math.floor(number / 0x100000000))
  view.setUint32(7, number % 0x100000000)
  view.setUint8(11, isLast ? 1 : 0)
  return nonce
}
