import { asLetters, joinAll, l32, part, startsWith, u8, u32le } from '../images/bytes.ts'

export type OggPage = {
  flags: number
  granule: Uint8Array
  serial: number
  lacing: Uint8Array
  body: Uint8Array
}

export const isContinued = 1
export const isFirst = 2
export const isLast = 4

const longestHunt = 1 << 30

/** All pages; bytes between them, which players pass over, are counted. A last page that breaks off is dropped. */
export function readOggPages(bytes: Uint8Array): { pages: OggPage[]; lost: number } {
  const pages: OggPage[] = []
  let at = 0
  let lost = 0
  while (at + 27 <= bytes.length && lost < longestHunt) {
    const lacing = startsWith(bytes, 'OggS\0', at)
      ? bytes.subarray(at + 27, at + 27 + u8(bytes, at + 26))
      : null
    const length = lacing ? lacing.reduce((sum, size) => sum + size, 0) : 0
    const from = at + 27 + (lacing?.length ?? 0)
    // Players pass over a page whose check is wrong.
    if (!lacing || from + length > bytes.length || !isChecked(bytes.subarray(at, from + length))) {
      const next = bytes.indexOf(0x4f, at + 1)
      lost += (next < 0 ? bytes.length : next) - at
      if (next < 0) return { pages, lost }
      at = next
      continue
    }
    pages.push({
      flags: u8(bytes, at + 5) & 7,
      granule: part(bytes, at + 6, 8),
      serial: u32le(bytes, at + 14),
      lacing,
      body: part(bytes, from, length),
    })
    at = from + length
  }
  return { pages, lost: lost + Math.max(0, bytes.length - at) }
}

export function writeOggPage(page: OggPage, sequence: number): Uint8Array {
  const { flags, granule, serial, lacing, body } = page
  const written = joinAll([
    asLetters('OggS'),
    Uint8Array.of(0, flags),
    granule,
    l32(serial),
    l32(sequence),
    l32(0),
    Uint8Array.of(lacing.length),
    lacing,
    body,
  ])
  written.set(l32(checkOf(written)), checkAt)
  return written
}

/** Pages for whole packets that nothing else shares, as the heads of a stream. */
export function pagesFor(packets: readonly Uint8Array[], serial: number, flags: number): OggPage[] {
  const lacing: number[] = []
  for (const { length } of packets) {
    for (let left = length; left >= 255; left -= 255) lacing.push(255)
    lacing.push(length % 255)
  }
  const whole = joinAll(packets)
  const pages: OggPage[] = []
  let at = 0
  for (let from = 0; from < lacing.length; from += 255) {
    const own = Uint8Array.from(lacing.slice(from, from + 255))
    const length = own.reduce((sum, size) => sum + size, 0)
    const continues = from > 0 && lacing[from - 1] === 255
    // A page on which no packet ends has no place in time.
    const ends = own.some((size) => size < 255)
    pages.push({
      flags: from === 0 ? flags : continues ? isContinued : 0,
      granule: new Uint8Array(8).fill(ends ? 0 : 255),
      serial,
      lacing: own,
      body: whole.subarray(at, at + length),
    })
    at += length
  }
  return pages
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24
  for (let bit = 0; bit < 8; bit++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1
  return value
})

const isChecked = (page: Uint8Array) => checkOf(page) === u32le(page, checkAt)
const checkAt = 22

/** Over the whole page, as if the check itself were zeros. */
function checkOf(bytes: Uint8Array): number {
  let check = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = at >= checkAt && at < checkAt + 4 ? 0 : (bytes[at] ?? 0)
    check = (check << 8) ^ (table[((check >>> 24) ^ byte) & 255] ?? 0)
  }
  return check >>> 0
}
