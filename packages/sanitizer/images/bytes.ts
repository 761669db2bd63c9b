import { refuse } from '../refusals.ts'

/** Reading outside the file means that the file is broken, so every reader here refuses as `broken`. */
export function u8(bytes: Uint8Array, at: number): number {
  const value = bytes[at]
  return value === undefined ? refuse('broken') : value
}

export const u16 = (bytes: Uint8Array, at: number) => u8(bytes, at) * 256 + u8(bytes, at + 1)
export const u24 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 256 + u8(bytes, at + 2)
export const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 65536 + u16(bytes, at + 2)
export const u16le = (bytes: Uint8Array, at: number) => u8(bytes, at) + u8(bytes, at + 1) * 256
export const u24le = (bytes: Uint8Array, at: number) => u16le(bytes, at) + u8(bytes, at + 2) * 65536
export const u32le = (bytes: Uint8Array, at: number) => u16le(bytes, at) + u16le(bytes, at + 2) * 65536

/** Beyond 2^53 no file is long enough, so the number need not be exact there. */
export const u64 = (bytes: Uint8Array, at: number) => u32(bytes, at) * 4294967296 + u32(bytes, at + 4)
export const u64le = (bytes: Uint8Array, at: number) => u32le(bytes, at) + u32le(bytes, at + 4) * 4294967296

/** A view of the bytes, not a copy. */
export function part(bytes: Uint8Array, at: number, length: number): Uint8Array {
  if (at < 0 || length < 0 || at + length > bytes.length) refuse('broken')
  return bytes.subarray(at, at + length)
}

/** One letter a byte; never `TextDecoder('latin1')`, which is another alphabet. */
export function letters(bytes: Uint8Array, at = 0, length = bytes.length - at): string {
  const pieces: string[] = []
  const end = Math.min(bytes.length, at + length)
  for (let from = at; from < end; from += 4096) {
    pieces.push(String.fromCharCode(...bytes.subarray(from, Math.min(end, from + 4096))))
  }
  return pieces.join('')
}

export const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  at >= 0 && letters(bytes, at, text.length) === text

export const asLetters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
export const b16 = (value: number) => Uint8Array.of(value >>> 8, value)
export const b24 = (value: number) => Uint8Array.of(value >>> 16, value >>> 8, value)
export const b32 = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
export const b64 = (value: number) => joinBytes(b32(Math.floor(value / 4294967296)), b32(value % 4294967296))
export const l16 = (value: number) => b16(value).reverse()
export const l24 = (value: number) => b24(value).reverse()
export const l32 = (value: number) => b32(value).reverse()
export const l64 = (value: number) => b64(value).reverse()

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  return joinAll(parts)
}

/** As `joinBytes`, for a list that is too long to be arguments. */
export function joinAll(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of parts) {
    joined.set(piece, end)
    end += piece.length
  }
  return joined
}
