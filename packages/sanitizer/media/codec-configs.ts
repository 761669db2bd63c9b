import { joinAll, part, u8, u16 } from '../images/bytes.ts'

/** What a decoder of HEVC is told before it begins: its parameter sets, and none of the notes that may be among them. */
export function cleanHevcConfig(body: Uint8Array): Uint8Array {
  const arrays: Uint8Array[] = []
  let at = 23
  for (let left = u8(body, 22); left > 0; left--) {
    const type = u8(body, at) & 63
    const count = u16(body, at + 1)
    const from = at
    at += 3
    for (let index = 0; index < count; index++) at += 2 + u16(body, at)
    if (type >= 32 && type <= 34) arrays.push(part(body, from, at - from))
  }
  return joinAll([part(body, 0, 22), Uint8Array.of(arrays.length), ...arrays])
}

/** The same for H.264. */
export function cleanAvcConfig(body: Uint8Array): Uint8Array {
  const sets: Uint8Array[] = []
  let at = 6
  const take = (count: number) => {
    const from = at
    for (let index = 0; index < count; index++) at += 2 + u16(body, at)
    sets.push(part(body, from, at - from))
  }
  take(u8(body, 5) & 31)
  const pictureSets = u8(body, at)
  at += 1
  sets.push(Uint8Array.of(pictureSets))
  take(pictureSets)
  const isHigh = [100, 110, 122, 144, 244].includes(u8(body, 1))
  if (isHigh && at + 4 <= body.length) {
    const count = u8(body, at + 3)
    sets.push(part(body, at, 4))
    at += 4
    take(count)
  }
  return joinAll([part(body, 0, 6), ...sets])
}

/** The same for AV1: the sequence header alone. */
export function cleanAv1Config(body: Uint8Array): Uint8Array {
  return joinAll([part(body, 0, 4), cleanObus(body.subarray(4), (type) => type === 1)])
}

/** AV1 data without metadata (5), tile lists (8), padding (15) and kinds that no one knows. */
export function cleanObus(
  bytes: Uint8Array,
  isWanted = (type: number) => (type >= 1 && type <= 4) || type === 6 || type === 7,
): Uint8Array {
  const kept: Uint8Array[] = []
  let at = 0
  while (at < bytes.length) {
    const { type, end } = readObu(bytes, at)
    if (isWanted(type)) kept.push(part(bytes, at, end - at))
    at = end
  }
  return joinAll(kept)
}

export function readObu(bytes: Uint8Array, at: number): { type: number; bodyAt: number; end: number } {
  const head = u8(bytes, at)
  const type = (head >> 3) & 15
  let from = at + (head & 4 ? 2 : 1)
  if ((head & 2) === 0) return { type, bodyAt: from, end: bytes.length }
  let length = 0
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = u8(bytes, from)
    from += 1
    length += (byte & 127) * 2 ** shift
    if (byte < 128) break
  }
  part(bytes, from, length)
  return { type, bodyAt: from, end: from + length }
}

/** Sizes a length in front of each piece of video data, as H.264 and HEVC have in files. */
export function readLength(bytes: Uint8Array, at: number, size: number): number {
  let length = 0
  for (let index = 0; index < size; index++) length = length * 256 + u8(bytes, at + index)
  return length
}
