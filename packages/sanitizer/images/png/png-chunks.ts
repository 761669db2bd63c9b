import { refuse } from '../../refusals.ts'
import { asLetters, b32, joinBytes, letters, part, startsWith, u32 } from '../bytes.ts'

export type PngChunk = { name: string; body: Uint8Array }

export const pngSignature = '\x89PNG\r\n\x1a\n'

/** The chunks up to IEND, and where they end. A file that breaks off after its picture's data counts as ended. */
export function readPngChunks(bytes: Uint8Array): { chunks: PngChunk[]; end: number } {
  if (!startsWith(bytes, pngSignature)) refuse('broken')
  const chunks: PngChunk[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = u32(bytes, at)
    const name = letters(bytes, at + 4, 4)
    if (name === 'IEND') return { chunks, end: at + 12 + length }
    if (at + 12 + length > bytes.length) break
    chunks.push({ name, body: part(bytes, at + 8, length) })
    at += 12 + length
  }
  if (!chunks.some(({ name }) => name === 'IDAT')) refuse('broken')
  return { chunks, end: bytes.length }
}

export function pngChunk(name: string, ...body: Uint8Array[]): Uint8Array {
  const checked = joinBytes(asLetters(name), ...body)
  return joinBytes(b32(checked.length - 4), checked, b32(crc32(checked)))
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (let index = 0; index < bytes.length; index++) {
    crc = (crc >>> 8) ^ (table[(crc ^ (bytes[index] ?? 0)) & 255] ?? 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
