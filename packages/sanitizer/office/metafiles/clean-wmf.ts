import { holdsPhotograph, zeroAfterName } from './slack.ts'

/** The records that draw or set how to ([MS-WMF] 2.1.1.1). The one that is missing is META_ESCAPE, which holds comments and orders to printers. */
const drawing = new Set([
  0x001e, 0x0035, 0x00f7, 0x0102, 0x0103, 0x0104, 0x0105, 0x0106, 0x0107, 0x0108, 0x0127, 0x012a, 0x012b,
  0x012c, 0x012d, 0x012e, 0x0139, 0x0142, 0x0149, 0x01f0, 0x01f9, 0x0201, 0x0209, 0x020a, 0x020b, 0x020c,
  0x020d, 0x020e, 0x020f, 0x0211, 0x0213, 0x0214, 0x0220, 0x0228, 0x0229, 0x0231, 0x0234, 0x02fa, 0x02fb,
  0x02fc, 0x0324, 0x0325, 0x0410, 0x0412, 0x0415, 0x0416, 0x0418, 0x0419, 0x041b, 0x041f, 0x0436, 0x0521,
  0x0538, 0x0548, 0x061c, 0x061d, 0x06ff, 0x0817, 0x081a, 0x0830, 0x0922, 0x0940, 0x0a32, 0x0b23, 0x0b41,
  0x0d33, 0x0f43,
])

const placeableKey = 0x9ac6cdd7
const createFont = 0x02fb

/** A metafile of Windows from the records that draw; undefined when it is none or is damaged. */
export function cleanWmf(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = bytes.length >= 22 && view.getUint32(0, true) === placeableKey ? 22 : 0
  if (bytes.length < start + 18) return undefined
  const isKnown = [1, 2].includes(view.getUint16(start, true)) && view.getUint16(start + 2, true) === 9
  const records = isKnown ? readRecords(bytes, start + 18) : undefined
  if (records === undefined) return undefined
  return assemble(bytes.subarray(0, start), bytes.subarray(start, start + 18), records)
}

function readRecords(bytes: Uint8Array, start: number): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const records: Uint8Array[] = []
  for (let place = start; place + 6 <= bytes.length; ) {
    const size = view.getUint32(place, true) * 2
    const type = view.getUint16(place + 4, true)
    if (type === 0) return records
    if (size < 6 || place + size > bytes.length) return undefined
    const record = bytes.slice(place, place + size)
    if (holdsPhotograph(record)) return undefined
    if (type === createFont && record.length > 24) zeroAfterName(record.subarray(24), 1)
    if (drawing.has(type)) records.push(record)
    place += size
  }
  return undefined
}

function assemble(
  placeable: Uint8Array,
  header: Uint8Array,
  records: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const length = records.reduce((sum, record) => sum + record.length, placeable.length + 18 + 6)
  const result = new Uint8Array(length)
  const view = new DataView(result.buffer)
  result.set(placeable)
  if (placeable.length > 0) checkPlaceable(result, view)
  result.set(header, placeable.length)
  view.setUint32(placeable.length + 6, (length - placeable.length) / 2, true)
  view.setUint32(placeable.length + 12, Math.max(3, ...records.map((record) => record.length / 2)), true)
  view.setUint16(placeable.length + 16, 0, true)
  let place = placeable.length + 18
  for (const record of records) {
    result.set(record, place)
    place += record.length
  }
  view.setUint32(place, 3, true)
  return result
}

/** The handle and the reserved field are for memory only; the checksum is over the ten words before it. */
function checkPlaceable(result: Uint8Array, view: DataView): void {
  result.fill(0, 4, 6)
  result.fill(0, 16, 20)
  let sum = 0
  for (let place = 0; place < 20; place += 2) sum ^= view.getUint16(place, true)
  view.setUint16(20, sum, true)
}
