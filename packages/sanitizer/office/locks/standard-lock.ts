import { ecb } from '@noble/ciphers/aes.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { refuse } from '../../refusals.ts'
import { areEqual, joined, number32, spunHash } from './spun-hash.ts'

const turns = 50_000
/** The numbers of AES with 128, 192 and 256 bits; the others are RC4, which Office no longer writes. */
const ciphers: readonly number[] = [0x660e, 0x660f, 0x6610]

/** Opens a package that Office 2007, and LibreOffice, locked (MS-OFFCRYPTO, 2.3.4.5 to 2.3.4.9); undefined when this is not the password. */
export function openStandard(info: Uint8Array, locked: Uint8Array, password: string): Uint8Array | undefined {
  if (info.length < 12) refuse('broken')
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength)
  const verifier = 12 + view.getUint32(8, true)
  if (verifier + 72 > info.length) refuse('broken')
  const keyBytes = view.getUint32(28, true) / 8
  if (!ciphers.includes(view.getUint32(20, true)) || ![16, 24, 32].includes(keyBytes)) refuse('encrypted')
  const salt = info.subarray(verifier + 4, verifier + 20)
  const key = keyOf(spunHash({ hash: sha1, salt, password, turns }), keyBytes)
  const open = (data: Uint8Array) => ecb(key, { disablePadding: true }).decrypt(data)
  const told = open(info.subarray(verifier + 40, verifier + 72)).subarray(0, 20)
  if (!areEqual(sha1(open(info.subarray(verifier + 20, verifier + 36))), told)) return undefined
  return open(locked.subarray(8, 8 + ((locked.length - 8) & ~15)))
}

function keyOf(spun: Uint8Array, length: number): Uint8Array {
  const last = sha1(joined(spun, number32(0)))
  const half = (mask: number) => {
    const mixed = new Uint8Array(64).fill(mask)
    for (const [place, byte] of last.entries()) mixed[place] = mask ^ byte
    return sha1(mixed)
  }
  return joined(half(0x36), half(0x5c)).subarray(0, length)
}
