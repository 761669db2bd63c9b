import { GrowingBytes } from '../filters/growing-bytes.ts'
import { bytesToString, stringToBytes } from '../reading/characters.ts'

/** Boxes of JPEG 2000 (ISO 15444-1, annex I) that say how the pixels look. */
const headerBoxes = new Set(['ihdr', 'bpcc', 'colr', 'pclr', 'cmap', 'cdef'])

const signature = Uint8Array.of(0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 13, 10, 0x87, 10)
const fileType = Uint8Array.of(
  0,
  0,
  0,
  20,
  0x66,
  0x74,
  0x79,
  0x70,
  0x6a,
  0x70,
  0x32,
  0x20,
  0,
  0,
  0,
  0,
  0x6a,
  0x70,
  0x32,
  0x20,
)

type Box = { kind: string; data: Uint8Array }

/** A JPEG 2000 picture with nothing but its pixels and colours; XML, UUID and resolution boxes and remarks are gone. */
export function plainJpx(bytes: Uint8Array): Uint8Array {
  if (bytes[0] === 0xff && bytes[1] === 0x4f) return withoutRemarks(bytes)
  const out = new GrowingBytes(bytes.length + 64)
  out.append(signature)
  out.append(fileType)
  for (const { kind, data } of boxesIn(bytes)) {
    if (kind === 'jp2h') writeBox(out, 'jp2h', plainHeader(data))
    else if (kind === 'jp2c') writeBox(out, 'jp2c', withoutRemarks(data))
  }
  return out.done()
}

function plainHeader(data: Uint8Array): Uint8Array {
  const out = new GrowingBytes(data.length + 8)
  for (const box of boxesIn(data)) if (headerBoxes.has(box.kind)) writeBox(out, box.kind, box.data)
  return out.done()
}

function boxesIn(bytes: Uint8Array): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = view.getUint32(at)
    const isLong = short === 1 && at + 16 <= bytes.length
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short
    const head = isLong ? 16 : 8
    if (size < head) break
    const end = Math.min(bytes.length, at + size)
    boxes.push({ kind: bytesToString(bytes.subarray(at + 4, at + 8)), data: bytes.subarray(at + head, end) })
    at = end
  }
  return boxes
}

function writeBox(out: GrowingBytes, kind: string, data: Uint8Array): void {
  const head = new Uint8Array(8)
  new DataView(head.buffer).setUint32(0, data.length + 8)
  head.set(stringToBytes(kind), 4)
  out.append(head)
  out.append(data)
}

/** Drops the remarks (COM, 0xFF64) of the main header; those of tile headers are emptied, as lengths count them. */
function withoutRemarks(stream: Uint8Array): Uint8Array {
  const out = new GrowingBytes(stream.length)
  out.appendRange(stream, 0, 2)
  let at = 2
  while (at + 4 <= stream.length && stream[at] === 0xff) {
    const marker = stream[at + 1]
    if (marker === 0x90) break
    const end = at + 2 + (((stream[at + 2] ?? 0) << 8) | (stream[at + 3] ?? 0))
    if (marker !== 0x64) out.appendRange(stream, at, Math.min(end, stream.length))
    at = Math.max(end, at + 4)
  }
  const rest = stream.slice(at)
  // Where no tile follows, a reader has lost its way, and so would we; only the mark of the end may stand there.
  const isEnd = rest.length <= 2
  if (!isEnd && (rest[0] !== 0xff || rest[1] !== 0x90)) return out.done()
  blankTileRemarks(rest)
  out.append(rest)
  return out.done()
}

function blankTileRemarks(tiles: Uint8Array): void {
  const view = new DataView(tiles.buffer, tiles.byteOffset, tiles.length)
  for (let tile = 0; tile + 12 <= tiles.length && tiles[tile] === 0xff && tiles[tile + 1] === 0x90; ) {
    let at = tile + 12
    while (at + 4 <= tiles.length && tiles[at] === 0xff && tiles[at + 1] !== 0x93) {
      const length = view.getUint16(at + 2)
      if (tiles[at + 1] === 0x64) tiles.fill(0, at + 6, Math.min(tiles.length, at + 2 + length))
      at += 2 + Math.max(2, length)
    }
    const size = view.getUint32(tile + 6)
    if (size < 14) return
    tile += size
  }
}
