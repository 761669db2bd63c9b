import { Adler32 } from '../inflate/adler32.ts'
import { deflate } from './deflate.ts'

/** Packs as PDF and PNG have it (RFC 1950): with two bytes before and a sum behind. */
export function zlibOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const packed = deflate(bytes)
  const whole = new Uint8Array(packed.length + 6)
  // Deflate with 32 kB to look back to, at no level that says more than "fast".
  whole.set([0x78, 0x5e])
  whole.set(packed, 2)
  const adler = new Adler32()
  adler.add(bytes)
  new DataView(whole.buffer).setUint32(packed.length + 2, adler.sum)
  return whole
}
