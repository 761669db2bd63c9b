import { endingOf } from '#domain/writing/attachments.ts'

export type ArchiveEntry = { name: string; packed: number; unpacked: number; isLocked: boolean }

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

/** Whether a list of archived files stands near the end, whatever the file begins with and whatever comes after it. */
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
 * Reads the list of a ZIP archive. Null where it is damaged, split, larger than it can be (ZIP64), or where bytes stand
 * before, between or after that the list does not speak of.
 *
 * @param tail the last bytes of the file, long enough to hold the list
 */
export function readArchiveDirectory(tail: Buffer, fileSize: number): ArchiveEntry[] | null {
  const end = findArchiveEnd(tail)
  if (end < 0) return null
  const [disk, firstDisk] = [tail.readUInt16LE(end + 4), tail.readUInt16LE(end + 6)]
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  const endsAt = fileSize - tail.length + end
  const begins = offset - (fileSize - tail.length)
  if (disk !== 0 || firstDisk !== 0 || offset + length !== endsAt || begins < 0) return null
  return readEntries(tail.subarray(begins, end), count, offset)
}

function readEntries(list: Buffer, count: number, archiveLength: number): ArchiveEntry[] | null {
  const entries: ArchiveEntry[] = []
  let place = 0
  let packedTogether = 0
  while (place + 46 <= list.length && list.readUInt32LE(place) === entrySign) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => list.readUInt16LE(place + at))
    const next = place + 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
    if (next > list.length) return null
    const packed = list.readUInt32LE(place + 20)
    entries.push({
      name: list.toString('utf8', place + 46, place + 46 + (nameLength ?? 0)),
      packed,
      unpacked: list.readUInt32LE(place + 24),
      isLocked: (list.readUInt16LE(place + 8) & 1) === 1,
    })
    packedTogether += packed + 30 + (nameLength ?? 0)
    place = next
  }
  // Entries that share their bytes are how a small archive pretends to hold a great deal.
  const isWhole = place === list.length && entries.length === count && packedTogether <= archiveLength
  return isWhole ? entries : null
}

const mostUnpacked = 300 * 1024 * 1024
const mostTimesLarger = 150
const mostEntries = 2_000
const archives = [
  'zip',
  'rar',
  '7z',
  'gz',
  'tgz',
  'bz2',
  'xz',
  'tar',
  'zst',
  'cab',
  'iso',
  'jar',
  'apk',
  'lzh',
]
const programs = [
  ...['exe', 'dll', 'com', 'scr', 'msi', 'bat', 'cmd', 'ps1', 'vbs', 'vbe', 'js', 'jse', 'wsf', 'hta', 'lnk'],
  ...[
    'jar',
    'apk',
    'app',
    'sh',
    'html',
    'htm',
    'xhtml',
    'svg',
    'php',
    'py',
    'docm',
    'xlsm',
    'pptm',
    'reg',
    'cpl',
    'pif',
  ],
]

/** Whether an archive may be handed to somebody who will unpack it: by what its own list declares. */
export function isHarmlessArchive(entries: readonly ArchiveEntry[], fileSize: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  return (
    entries.length > 0 &&
    entries.length <= mostEntries &&
    unpacked <= mostUnpacked &&
    unpacked <= Math.max(10 * 1024 * 1024, fileSize * mostTimesLarger) &&
    entries.every(({ name, isLocked }) => !isLocked && isPlainPath(name)) &&
    !entries.some(({ name }) => archives.includes(endingOf(name)))
  )
}

export function holdsPrograms(entries: readonly ArchiveEntry[]): boolean {
  return entries.some(
    ({ name }) => programs.includes(endingOf(name)) || /(^|\/)(vbaProject\.bin|macros?\/.*)$/i.test(name),
  )
}

function isPlainPath(name: string): boolean {
  return !/^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i.test(name)
}
