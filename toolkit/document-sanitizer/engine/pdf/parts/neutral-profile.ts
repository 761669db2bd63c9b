import { bytesToString, stringToBytes } from '../reading/characters.ts'

/** The tags that say how colours look (ICC.1:2022, 9.2). Names of makers, models, dates and remarks are not among them. */
const colourTags = new Set(
  'A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 B2D0 B2D1 B2D2 B2D3 D2B0 D2B1 D2B2 D2B3 bXYZ gXYZ rXYZ wtpt bkpt chad bTRC gTRC rTRC kTRC gamt cicp'.split(
    ' ',
  ),
)

/** The header fields that stay: version, class, colour space, connection space, intent and illuminant; the rest is zero. */
const keptFields = [
  [8, 12],
  [12, 16],
  [16, 20],
  [20, 24],
  [36, 40],
  [64, 68],
  [68, 80],
] as const

/** The same colours in a profile that tells nothing else; null when the profile cannot be read. */
export function neutralProfile(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < 132 || bytesToString(bytes.subarray(36, 40)) !== 'acsp') return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const count = view.getUint32(128)
  if (count > 100 || 132 + count * 12 > bytes.length) return null
  const tags: { name: string; data: Uint8Array; from: number }[] = []
  for (let tag = 0; tag < count; tag++) {
    const at = 132 + tag * 12
    const name = bytesToString(bytes.subarray(at, at + 4))
    const from = view.getUint32(at + 4)
    const size = view.getUint32(at + 8)
    if (!colourTags.has(name)) continue
    if (from + size > bytes.length) return null
    tags.push({ name, from, data: bytes.subarray(from, from + size) })
  }
  if (tags.length === 0) return null
  const isNew = (bytes[8] ?? 0) >= 4
  tags.unshift(
    { name: 'desc', from: -1, data: isNew ? emptyUnicode : emptyDescription },
    { name: 'cprt', from: -2, data: isNew ? emptyUnicode : emptyText },
  )
  return assemble(bytes, tags)
}

function assemble(
  source: Uint8Array,
  tags: readonly { name: string; data: Uint8Array; from: number }[],
): Uint8Array {
  const places = new Map<number, number>()
  let length = 132 + tags.length * 12
  for (const { from, data } of tags) {
    if (places.has(from)) continue
    places.set(from, length)
    length += (data.length + 3) & ~3
  }
  const out = new Uint8Array(length)
  const view = new DataView(out.buffer)
  for (const [start, end] of keptFields) out.set(source.subarray(start, end), start)
  view.setUint32(0, length)
  view.setUint32(128, tags.length)
  tags.forEach(({ name, data, from }, tag) => {
    const at = 132 + tag * 12
    const place = places.get(from) ?? 0
    out.set(stringToBytes(name), at)
    view.setUint32(at + 4, place)
    view.setUint32(at + 8, data.length)
    out.set(data, place)
  })
  return out
}

/** `desc` as version 2 wants it: a count of 1, an empty ASCII string, no Unicode, no ScriptCode. */
const emptyDescription = (() => {
  const data = new Uint8Array(90 + 1)
  data.set(stringToBytes('desc'))
  data[11] = 1
  return data
})()

const emptyText = (() => {
  const data = new Uint8Array(9)
  data.set(stringToBytes('text'))
  return data
})()

/** `mluc` with one empty record. */
const emptyUnicode = (() => {
  const data = new Uint8Array(28)
  data.set(stringToBytes('mluc'))
  data[11] = 1
  data[15] = 12
  data.set(stringToBytes('enUS'), 16)
  data[27] = 28
  return data
})()
