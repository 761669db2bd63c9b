import { bytesToString, stringToBytes } from '../../reading/characters.ts'
import { profileData } from './profile-data.ts'

/** The tags that say how colours look (ICC.1:2022, 9.2). Names of makers, models, dates and remarks are not among them. */
const colourTags = new Set(
  'A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 B2D0 B2D1 B2D2 B2D3 D2B0 D2B1 D2B2 D2B3 bXYZ gXYZ rXYZ wtpt bkpt chad bTRC gTRC rTRC kTRC gamt cicp'.split(
    ' ',
  ),
)

const classes = new Set(['scnr', 'mntr', 'prtr', 'spac', 'link', 'abst', 'nmcl'])
const spaces = /^(?:XYZ |Lab |Luv |YCbr|Yxy |RGB |GRAY|HSV |HLS |CMYK|CMY |[2-9A-F]CLR)$/

/** The light that all profiles are measured by (7.2.16). */
const illuminant = Uint8Array.of(0, 0, 0xf6, 0xd6, 0, 1, 0, 0, 0, 0, 0xd3, 0x2d)

/** The same colours in a profile that tells nothing else; null when the profile cannot be read. */
export function neutralProfile(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < 132 || wordAt(bytes, 36) !== 'acsp') return null
  if (!classes.has(wordAt(bytes, 12)) || !spaces.test(wordAt(bytes, 16)) || !spaces.test(wordAt(bytes, 20)))
    return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const count = view.getUint32(128)
  if (count > 100 || 132 + count * 12 > bytes.length) return null
  const tags: { name: string; data: Uint8Array; from: number }[] = []
  for (let tag = 0; tag < count; tag++) {
    const at = 132 + tag * 12
    const name = wordAt(bytes, at)
    const from = view.getUint32(at + 4)
    const size = view.getUint32(at + 8)
    if (!colourTags.has(name)) continue
    const data = profileData(name, bytes.subarray(from, from + size))
    if (from + size > bytes.length || !data) return null
    tags.push({ name, from, data })
  }
  if (tags.length === 0) return null
  const isNew = (bytes[8] ?? 0) >= 4
  tags.unshift(
    { name: 'desc', from: -1, data: isNew ? emptyUnicode : emptyDescription },
    { name: 'cprt', from: -2, data: isNew ? emptyUnicode : emptyText },
  )
  return assemble(bytes, tags)
}

function wordAt(bytes: Uint8Array, at: number): string {
  return bytesToString(bytes.subarray(at, at + 4))
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
  // Version, class, colours and intent; who made it, when, with what and for which device stays behind.
  out.set(source.subarray(8, 10), 8)
  out.set(source.subarray(12, 24), 12)
  out.set(source.subarray(36, 40), 36)
  out[67] = (source[67] ?? 0) & 3
  out.set(illuminant, 68)
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
