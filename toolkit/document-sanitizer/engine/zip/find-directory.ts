import { refuse } from '../refusals.ts'

/** Where the directory stands in these bytes, and how much was put before the archive. */
export type DirectoryPlace = { start: number; end: number; count: number; base: number }

/** Looks for the end record, which may be followed by a comment of up to 64 kB. */
export function findDirectory(bytes: Uint8Array): DirectoryPlace {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lowest = Math.max(0, bytes.length - 22 - 0xffff)
  for (let place = bytes.length - 22; place >= lowest; place -= 1) {
    if (view.getUint32(place, true) === 0x06054b50) {
      const found = readEnd(view, place)
      if (found !== undefined) return found
    }
  }
  return refuse('broken')
}

function readEnd(view: DataView, place: number): DirectoryPlace | undefined {
  const long = longEnd(view, place)
  const end = long?.place ?? place
  const count = long?.count ?? view.getUint16(place + 10, true)
  const size = long?.size ?? view.getUint32(place + 12, true)
  const offset = long?.offset ?? view.getUint32(place + 16, true)
  const base = end - size - offset
  return base < 0 || size < count * 46 ? undefined : { start: end - size, end, count, base }
}

function longEnd(view: DataView, place: number) {
  const locator = place - 20
  if (locator < 56 || view.getUint32(locator, true) !== 0x07064b50) return undefined
  const at = locator - 56
  if (view.getUint32(at, true) !== 0x06064b50) return undefined
  return {
    place: at,
    count: Number(view.getBigUint64(at + 32, true)),
    size: Number(view.getBigUint64(at + 40, true)),
    offset: Number(view.getBigUint64(at + 48, true)),
  }
}
