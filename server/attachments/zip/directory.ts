export type ArchiveEntry = {
  name: string
  /** As the archive writes it; the header before the file has to say the same. */
  nameBytes: Buffer
  packed: number
  unpacked: number
  crc: number
  method: number
  /** Where its header begins. */
  offset: number
  isLocked: boolean
  isLink: boolean
  isFolder: boolean
}

/** `listAt` is where the files end and the list begins. */
export type ArchiveDirectory = { entries: ArchiveEntry[]; listAt: number }

const endSign = 0x06054b50
const entrySign = 0x02014b50
const endLength = 22

/** Within the last bytes of a file: where an archive's end record begins, or -1. Its comment may have 64 KiB. */
function findArchiveEnd(tail: Buffer): number {
  for (let place = tail.length - endLength; place >= 0; place -= 1) {
    const isEnd = tail.readUInt32LE(place) === endSign
    if (isEnd && place + endLength + tail.readUInt16LE(place + 20) === tail.length) return place
  }
  return -1
}

/** Whether there is a list of archived files near the end, whatever the file begins with and whatever comes after it. */
export function hidesArchive(tail: Buffer): boolean {
  const sign = Buffer.from('PK\x05\x06', 'latin1')
  for (
    let place = tail.lastIndexOf(sign);
    place >= 0;
    place = place > 0 ? tail.lastIndexOf(sign, place - 1) : -1
  ) {
    const list = place + endLength <= tail.length ? place - tail.readUInt32LE(place + 12) : -1
    if (list >= 0 && list < place && tail.readUInt32LE(list) === entrySign) return true
  }
  return false
}

/**
 * Reads the list of a ZIP archive (PKWARE's APPNOTE 6.3.10). Null where it is damaged, split, larger than it can be (ZIP64),
 * or where files share their bytes.
 *
 * @param tail the last bytes of the file, long enough to hold the list
 */
export function readArchiveDirectory(tail: Buffer, fileSize: number): ArchiveDirectory | null {
  const end = findArchiveEnd(tail)
  if (end < 0) return null
  const [disk, firstDisk] = [tail.readUInt16LE(end + 4), tail.readUInt16LE(end + 6)]
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  const endsAt = fileSize - tail.length + end
  const begins = offset - (fileSize - tail.length)
  if (disk !== 0 || firstDisk !== 0 || offset + length !== endsAt || begins < 0) return null
  const entries = readEntries(tail.subarray(begins, end), count, offset)
  return entries && { entries, listAt: offset }
}

function readEntries(list: Buffer, count: number, archiveLength: number): ArchiveEntry[] | null {
  const entries: ArchiveEntry[] = []
  let place = 0
  let packedTogether = 0
  while (place + 46 <= list.length && list.readUInt32LE(place) === entrySign) {
    const nameLength = list.readUInt16LE(place + 28)
    const extraAt = place + 46 + nameLength
    const commentAt = extraAt + list.readUInt16LE(place + 30)
    const next = commentAt + list.readUInt16LE(place + 32)
    if (next > list.length) return null
    const entry = readEntry(list, place, list.subarray(extraAt, commentAt))
    if (!entry) return null
    entries.push(entry)
    packedTogether += entry.packed + 30 + nameLength
    place = next
  }
  // Entries that share their bytes are how a small archive pretends to hold a great deal.
  const isWhole = place === list.length && entries.length === count && packedTogether <= archiveLength
  return isWhole ? entries : null
}

function readEntry(list: Buffer, place: number, extra: Buffer): ArchiveEntry | null {
  const nameBytes = list.subarray(place + 46, place + 46 + list.readUInt16LE(place + 28))
  const name = nameBytes.toString('utf8')
  // Some programs show this second name in place of the first.
  const second = secondName(extra)
  if (second !== null && second !== name) return null
  const isUnix = list.readUInt8(place + 5) === 3
  return {
    ...{ name, nameBytes },
    packed: list.readUInt32LE(place + 20),
    unpacked: list.readUInt32LE(place + 24),
    crc: list.readUInt32LE(place + 16),
    method: list.readUInt16LE(place + 10),
    offset: list.readUInt32LE(place + 42),
    // Locked in the old way, strongly, or with a hidden list.
    isLocked: (list.readUInt16LE(place + 8) & 0x2041) !== 0,
    isLink: isUnix && (list.readUInt16LE(place + 40) & 0o170000) === 0o120000,
    isFolder: name.endsWith('/'),
  }
}

const secondNameField = 0x7075

function secondName(extra: Buffer): string | null {
  for (let place = 0; place + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(place + 2)
    if (extra.readUInt16LE(place) === secondNameField)
      return extra.toString('utf8', Math.min(place + 9, extra.length), place + 4 + length)
    place += 4 + length
  }
  return null
}
