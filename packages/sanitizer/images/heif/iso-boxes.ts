import { refuse } from '../../refusals.ts'
import { asLetters, b32, joinAll, letters, part, u32, u64 } from '../bytes.ts'

/** A box of the ISO family of files (MP4, HEIF); `from` is where it begins in the bytes that were read. */
export type IsoBox = { name: string; body: Uint8Array; from: number }

const mostBoxes = 200_000

/** The boxes, one behind the other. The last may run to the end. Refuses as `broken` when a length is not possible. */
export function readBoxes(bytes: Uint8Array, isWholeFile = false): IsoBox[] {
  const boxes: IsoBox[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = u32(bytes, at)
    const name = letters(bytes, at + 4, 4)
    const head = short === 1 ? 16 : 8
    const length = short === 0 ? bytes.length - at : short === 1 ? u64(bytes, at + 8) : short
    // What follows the last box of a file may be anything, such as what a camera or a person put there.
    if (length < head || at + length > bytes.length) {
      if (isWholeFile && boxes.length > 0 && !needed.has(name)) return boxes
      refuse('broken')
    }
    if (boxes.length >= mostBoxes) refuse('broken')
    boxes.push({ name, body: part(bytes, at + head, length - head), from: at })
    at += length
  }
  return boxes
}

const needed = new Set(['ftyp', 'moov', 'moof', 'mdat', 'meta'])

export function isoBox(name: string, ...body: readonly Uint8Array[]): Uint8Array {
  const whole = joinAll(body)
  return joinAll([b32(whole.length + 8), asLetters(name), whole])
}

/** A box as its head and what is in it, for large ones that are joined with others later. */
export function boxPieces(name: string, body: readonly Uint8Array[]): Uint8Array[] {
  const length = body.reduce((sum, piece) => sum + piece.length, 8)
  return [joinAll([b32(length), asLetters(name)]), ...body]
}

/** A box that begins with its version and flags. */
export const fullBox = (name: string, version: number, flags: number, ...body: readonly Uint8Array[]) =>
  isoBox(name, b32(version * 16777216 + flags), ...body)

export const boxNamed = (boxes: readonly IsoBox[], name: string) => boxes.find((box) => box.name === name)
