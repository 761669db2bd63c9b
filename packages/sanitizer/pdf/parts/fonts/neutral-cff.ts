import { keptStrings, readCffDict } from './cff-strings.ts'

const standardStrings = 391
const letterA = 0x41

/**
 * A CFF font (Adobe technical note 5176) whose names and remarks are overwritten in place, so that no offset changes. Only the strings that
 * name its glyphs or its collection stay. Null when it cannot be read.
 */
export function neutralCff(source: Uint8Array): Uint8Array | null {
  const bytes = source.slice(startOf(source))
  if (bytes[0] !== 1 || bytes.length < 8) return null
  const names = readIndex(bytes, bytes[2] ?? 4)
  const tops = names && readIndex(bytes, names.end)
  const strings = tops && readIndex(bytes, tops.end)
  const [top] = tops?.items ?? []
  if (!names || !strings || !top) return null
  for (const [start, end] of names.items) bytes.fill(letterA, start, end)
  const dict = readCffDict(bytes.subarray(...top))
  const glyphs = readIndex(bytes, dict.get('17')?.at(-1) ?? bytes.length)
  const kept = keptStrings(bytes, dict, glyphs?.items.length ?? 0)
  strings.items.forEach(([start, end], place) => {
    if (!kept.has(place + standardStrings)) bytes.fill(letterA, start, end)
  })
  return bytes
}

/** Some programs put a few bytes before the font, which readers pass over. */
function startOf(bytes: Uint8Array): number {
  for (let at = 0; at < 64 && at + 4 <= bytes.length; at++) {
    const [major, minor, head = 0, width = 0] = bytes.subarray(at, at + 4)
    if (major === 1 && minor === 0 && head >= 4 && head < 16 && width >= 1 && width <= 4) return at
  }
  return 0
}

type Index = { items: [start: number, end: number][]; end: number }

function readIndex(bytes: Uint8Array, at: number): Index | null {
  if (at < 0 || at + 2 > bytes.length) return null
  const count = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  if (count === 0) return { items: [], end: at + 2 }
  const width = bytes[at + 2] ?? 0
  const base = at + 3 + (count + 1) * width - 1
  if (width < 1 || width > 4 || base > bytes.length) return null
  const offset = (place: number) => {
    let value = 0
    for (let byte = 0; byte < width; byte++) value = value * 256 + (bytes[at + 3 + place * width + byte] ?? 0)
    return value
  }
  const items: Index['items'] = []
  for (let place = 0; place < count; place++) {
    const start = base + offset(place)
    const end = base + offset(place + 1)
    if (start > end || end > bytes.length) return null
    items.push([start, end])
  }
  return { items, end: base + offset(count) }
}
