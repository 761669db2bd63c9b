import { GrowingBytes } from '../../filters/growing-bytes.ts'
import { bytesToString, stringToBytes } from '../../reading/characters.ts'
import { neutralProfile } from '../colours/neutral-profile.ts'
import { plainJpxStream } from './plain-jpx-stream.ts'

const signature = Uint8Array.of(0x0d, 0x0a, 0x87, 0x0a)
const fileType = stringToBytes('jp2 \0\0\0\0jp2 ')
const gray = 17
const rgb = 16
const lab = 14

type Box = { kind: string; data: Uint8Array }

/** What the boxes of a header say of each other. */
type Counts = { components: number; channels: number }

/** A JPEG 2000 picture (ISO 15444-1, annex I) with nothing but its pixels and colours; XML, UUID and resolution boxes and remarks are gone. */
export function plainJpx(bytes: Uint8Array): Uint8Array {
  if (bytes[0] === 0xff && bytes[1] === 0x4f) return plainJpxStream(bytes)
  const out = new GrowingBytes(bytes.length + 64)
  writeBox(out, 'jP  ', signature)
  writeBox(out, 'ftyp', fileType)
  const { boxes } = boxesIn(bytes)
  const header = boxes.find(({ kind }) => kind === 'jp2h')
  const pixels = boxes.find(({ kind }) => kind === 'jp2c')
  const plain = header && plainHeader(header.data)
  if (plain) writeBox(out, 'jp2h', plain)
  if (pixels) writeBox(out, 'jp2c', plainJpxStream(pixels.data))
  return out.done()
}

/** Null when the boxes do not fill it, or one is not as long as it must be: bytes are lost then, and words may be read as colours. */
function plainHeader(header: Uint8Array): Uint8Array | null {
  const { boxes, end } = boxesIn(header)
  if (end !== header.length) return null
  const out = new GrowingBytes(256)
  const size = boxes.find(({ kind }) => kind === 'ihdr')?.data
  const palette = boxes.find(({ kind }) => kind === 'pclr')?.data
  const components = size ? wordAt(size, 8) : 0
  const counts = { components, channels: components + (palette?.[2] ?? 0) }
  const written = new Set<string>()
  for (const { kind, data } of boxes) {
    const make = headerBoxes[kind]
    if (!make || written.has(kind)) continue
    const plain = make(data, counts)
    if (!plain) return null
    written.add(kind)
    writeBox(out, kind, plain)
  }
  return out.done()
}

/** Boxes that say how the pixels look; null for one of a wrong length. */
const headerBoxes: Record<string, (data: Uint8Array, counts: Counts) => Uint8Array | null> = {
  ihdr: (data) => (data.length === 14 ? withoutRights(data) : null),
  bpcc: (data, { components }) => (data.length === components ? data : null),
  colr: plainColours,
  pclr: (data) => (data.length === paletteLength(data) ? data : null),
  cmap: (data, { channels }) => (data.length % 4 === 0 && data.length <= channels * 4 ? data : null),
  cdef: (data, { channels }) =>
    data.length === 2 + 6 * wordAt(data, 0) && wordAt(data, 0) <= channels ? data : null,
}

function wordAt(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 8) | (data[at + 1] ?? 0)
}

/** The last byte says whether a person's rights are told in another box. */
function withoutRights(data: Uint8Array): Uint8Array {
  const plain = data.slice()
  plain[13] = 0
  return plain
}

/** How many colours, of how many columns, how wide each column is, and the colours. */
function paletteLength(data: Uint8Array): number {
  const count = wordAt(data, 0)
  const columns = data[2] ?? 0
  const widths = data.subarray(3, 3 + columns)
  return 3 + columns + count * widths.reduce((sum, bits) => sum + (((bits & 0x7f) + 8) >> 3), 0)
}

/** Colours by number, or a profile of which only the colours stay. What cannot be read gives way to the usual colours. */
function plainColours(data: Uint8Array, { components }: Counts): Uint8Array | null {
  const [method] = data
  if (method === 1 && data.length >= 7) {
    const isLab = data[6] === lab && data.length >= 35
    return colours(1, data.subarray(3, isLab ? 35 : 7))
  }
  if (method === 2 || method === 3) {
    const profile = neutralProfile(data.subarray(3))
    if (profile) return colours(method, profile)
  }
  return colours(1, Uint8Array.of(0, 0, 0, components > 2 ? rgb : gray))
}

function colours(method: number, rest: Uint8Array): Uint8Array {
  const out = new Uint8Array(3 + rest.length)
  out[0] = method
  out.set(rest, 3)
  return out
}

/** The boxes, and where the last of them ends. */
function boxesIn(bytes: Uint8Array): { boxes: Box[]; end: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const boxes: Box[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = view.getUint32(at)
    const isLong = short === 1 && at + 16 <= bytes.length
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short
    const head = isLong ? 16 : 8
    if (size < head) break
    const kind = bytesToString(bytes.subarray(at + 4, at + 8))
    boxes.push({ kind, data: bytes.subarray(at + head, Math.min(bytes.length, at + size)) })
    at += size
  }
  return { boxes, end: at }
}

function writeBox(out: GrowingBytes, kind: string, data: Uint8Array): void {
  const head = new Uint8Array(8)
  new DataView(head.buffer).setUint32(0, data.length + 8)
  head.set(stringToBytes(kind), 4)
  out.append(head)
  out.append(data)
}
