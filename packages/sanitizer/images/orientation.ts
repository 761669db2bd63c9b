import { asLetters, b16, b32, joinBytes } from './bytes.ts'

/** The smallest Exif block there is: it says how the picture is turned, and nothing else. */
export function orientationOnly(orientation: number): Uint8Array {
  const entry = joinBytes(b16(0x0112), b16(3), b32(1), b16(orientation), b16(0))
  return joinBytes(asLetters('MM'), b16(42), b32(8), b16(1), entry, b32(0))
}

export const isTurned = (orientation: number) => orientation >= 2 && orientation <= 8
