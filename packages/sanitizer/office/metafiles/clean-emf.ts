import { holdsPhotograph, zeroAfterName } from './slack.ts'

/**
 * An enhanced metafile ([MS-EMF] 3.0) from the records that draw. Its description, comments, printer escapes and colour profiles are left
 * out. Undefined when it is none, is damaged, or draws by records that we do not look into.
 */
export function cleanEmf(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 88 || view.getUint32(0, true) !== 1 || view.getUint32(40, true) !== 0x464d4520)
    return undefined
  const records = readRecords(bytes, view)
  if (records === undefined) return undefined
  const kept = [
    headerOf(records[0] ?? bytes),
    ...records.slice(1).filter(isDrawn).map(cleanRecord),
    endRecord(),
  ]
  return assemble(kept)
}

/** Every record up to the end; undefined when one does not fit or only the newer way of drawing (EMF+) is used. */
function readRecords(bytes: Uint8Array, view: DataView): Uint8Array[] | undefined {
  const records: Uint8Array[] = []
  for (let place = 0; place + 8 <= bytes.length; ) {
    const type = view.getUint32(place, true)
    const size = view.getUint32(place + 4, true)
    if (size < 8 || size % 4 !== 0 || place + size > bytes.length) return undefined
    const record = bytes.subarray(place, place + size)
    if (type === endType) return records
    if (isOnlyPlus(record, view, place) || holdsPhotograph(record)) return undefined
    records.push(record)
    place += size
  }
  return undefined
}

const endType = 14
const commentType = 70
const fontType = 82

/** A comment "EMF+" whose header says that the plain records do not draw the picture too. */
function isOnlyPlus(record: Uint8Array, view: DataView, place: number): boolean {
  if (record.length < 28 || view.getUint32(place, true) !== commentType) return false
  if (view.getUint32(place + 12, true) !== 0x2b464d45) return false
  return view.getUint16(place + 16, true) === 0x4001 && (view.getUint16(place + 18, true) & 1) === 0
}

/** Records 2 to 98 draw or set how to, but for the comment; of the later ones these few. */
function isDrawn(record: Uint8Array): boolean {
  const type = new DataView(record.buffer, record.byteOffset).getUint32(0, true)
  if (type === commentType) return false
  return (type >= 2 && type <= 98) || [101, 108, 114, 115, 116, 118, 119].includes(type)
}

/** Behind the name of a font lie its full name, its style, and what was in memory before. */
function cleanRecord(record: Uint8Array): Uint8Array {
  if (new DataView(record.buffer, record.byteOffset).getUint32(0, true) !== fontType || record.length < 104)
    return record
  const copy = record.slice()
  zeroAfterName(copy.subarray(40, 104), 2)
  copy.fill(0, 104)
  return copy
}

function headerOf(record: Uint8Array): Uint8Array {
  const size = record.length >= 108 ? 108 : record.length >= 100 ? 100 : 88
  const header = new Uint8Array(size)
  header.set(record.subarray(0, size))
  header.fill(0, 58, 68)
  if (size >= 100) header.fill(0, 88, 100)
  new DataView(header.buffer).setUint32(4, size, true)
  return header
}

function endRecord(): Uint8Array {
  const end = new Uint8Array(20)
  const view = new DataView(end.buffer)
  view.setUint32(0, endType, true)
  view.setUint32(4, 20, true)
  view.setUint32(12, 16, true)
  view.setUint32(16, 20, true)
  return end
}

function assemble(records: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(records.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const record of records) {
    result.set(record, place)
    place += record.length
  }
  const view = new DataView(result.buffer)
  view.setUint32(48, result.length, true)
  view.setUint32(52, records.length, true)
  view.setUint32(68, 0, true)
  return result
}
