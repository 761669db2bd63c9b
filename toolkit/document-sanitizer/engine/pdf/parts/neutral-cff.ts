/** Operators of a font's top dictionary that point to remarks: version, Notice, FullName, FamilyName, Weight, and those after 12: Copyright, PostScript, BaseFontName. */
const remarks = new Set([0, 1, 2, 3, 4])
const longRemarks = new Set([0, 21, 22])

const standardStrings = 391
const letterA = 0x41

/**
 * A CFF font (Adobe technical note 5176) whose names and remarks are overwritten in place, so that no offset changes. Null when it cannot be read.
 */
export function neutralCff(source: Uint8Array): Uint8Array | null {
  if (source[0] !== 1 || source.length < 8) return null
  const bytes = source.slice()
  const names = readIndex(bytes, bytes[2] ?? 4)
  const tops = names && readIndex(bytes, names.end)
  const strings = tops && readIndex(bytes, tops.end)
  if (!names || !tops || !strings || tops.items.length === 0) return null
  for (const [start, end] of names.items) bytes.fill(letterA, start, end)
  for (const [start, end] of tops.items)
    for (const id of remarkIds(bytes.subarray(start, end))) {
      const item = strings.items[id - standardStrings]
      if (item) bytes.fill(letterA, item[0], item[1])
    }
  return bytes
}

type Index = { items: [start: number, end: number][]; end: number }

function readIndex(bytes: Uint8Array, at: number): Index | null {
  if (at + 2 > bytes.length) return null
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

/** The string numbers that the remarks of a top dictionary have (5176, section 4). */
function remarkIds(dict: Uint8Array): number[] {
  const ids: number[] = []
  let operand = -1
  for (let at = 0; at < dict.length; ) {
    const first = dict[at] ?? 0
    if (first <= 21) {
      const isLong = first === 12
      const isRemark = isLong ? longRemarks.has(dict[at + 1] ?? 255) : remarks.has(first)
      if (isRemark && operand >= standardStrings) ids.push(operand)
      operand = -1
      at += isLong ? 2 : 1
    } else if (first === 28) {
      operand = ((dict[at + 1] ?? 0) << 8) | (dict[at + 2] ?? 0)
      at += 3
    } else if (first === 29) at += 5
    else if (first === 30) {
      do at++
      while (at < dict.length && ((dict[at] ?? 0) & 15) !== 15 && (dict[at] ?? 0) >> 4 !== 15)
      at++
    } else if (first >= 247 && first <= 250) {
      operand = (first - 247) * 256 + (dict[at + 1] ?? 0) + 108
      at += 2
    } else if (first >= 251 && first <= 254) at += 2
    else {
      operand = first - 139
      at++
    }
  }
  return ids
}
