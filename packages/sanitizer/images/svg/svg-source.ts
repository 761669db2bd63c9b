import { Gunzip } from 'fflate'
import type { Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { joinAll, letters } from '../bytes.ts'

/** The text of a picture, unpacked when it is packed, in the alphabet that it says. */
export function readSvgSource(bytes: Uint8Array, work: Work): string {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(bytes, work) : bytes
  const alphabet = alphabetOf(plain)
  try {
    return new TextDecoder(alphabet, { fatal: true }).decode(plain)
  } catch {
    return refuse('broken')
  }
}

function alphabetOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const declared = /^[^<]{0,4}<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/i.exec(letters(bytes, 0, 200))?.[1]
  return declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8'
}

const stepSize = 16_384

function unpack(bytes: Uint8Array, work: Work): Uint8Array {
  const pieces: Uint8Array[] = []
  let isWhole = false
  const gunzip = new Gunzip((piece, isLast) => {
    work.spend(piece.length)
    pieces.push(piece)
    isWhole ||= isLast
  })
  try {
    // In small steps, so that a bomb is stopped before it has grown.
    for (let at = 0; at < bytes.length; at += stepSize) {
      gunzip.push(bytes.subarray(at, at + stepSize), at + stepSize >= bytes.length)
    }
  } catch (mistake) {
    if (mistake instanceof Error && 'code' in mistake && typeof mistake.code === 'string') throw mistake
    refuse('broken')
  }
  return isWhole ? joinAll(pieces) : refuse('broken')
}
