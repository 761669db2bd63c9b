/** Streams and storages, by their names. */
export type Folder = { [name: string]: Uint8Array | Folder }

const smallSize = 64
const cutoff = 4096
const end = 0xfffffffe
const free = 0xffffffff
const ofTable = 0xfffffffd
const ofList = 0xfffffffc
const namedInHeader = 109

type Row = { name: string; kind: number; child: number; right: number; start: number; size: number }

/**
 * A compound file with storages (MS-CFB), written from the specification for the tests. Short streams are where Outlook puts
 * them, in the stream of the root.
 *
 * @param sectorSize 512 for version 3, 4,096 for version 4
 */
export function writeStorages(folder: Folder, sectorSize: 512 | 4096 = 512): Uint8Array {
  const perSector = sectorSize / 4
  const rows: Row[] = [{ name: 'Root Entry', kind: 5, child: free, right: free, start: end, size: 0 }]
  const small: Uint8Array[] = []
  const nextSmall: number[] = []
  const next: number[] = []
  const sectors: Uint8Array[] = []

  const put = (bytes: Uint8Array): number => {
    const count = Math.ceil(bytes.length / sectorSize)
    if (count === 0) return end
    const start = next.length
    for (let place = 0; place < count; place += 1) {
      next.push(place === count - 1 ? end : start + place + 1)
      sectors.push(padded(bytes.subarray(place * sectorSize, (place + 1) * sectorSize), sectorSize))
    }
    return start
  }
  const putSmall = (bytes: Uint8Array): number => {
    const count = Math.ceil(bytes.length / smallSize)
    if (count === 0) return end
    const start = nextSmall.length
    for (let place = 0; place < count; place += 1)
      nextSmall.push(place === count - 1 ? end : start + place + 1)
    small.push(padded(bytes, count * smallSize))
    return start
  }
  const fill = (content: Folder, parent: number): void => {
    let before: number | undefined
    for (const [name, inside] of sorted(content)) {
      const place = rows.length
      if (before === undefined) (rows[parent] as Row).child = place
      else (rows[before] as Row).right = place
      before = place
      const isStream = inside instanceof Uint8Array
      const size = isStream ? inside.length : 0
      const start = !isStream ? 0 : size < cutoff ? putSmall(inside) : put(inside)
      rows.push({ name, kind: isStream ? 2 : 1, child: free, right: free, start, size })
      if (!isStream) fill(inside, place)
    }
  }
  fill(folder, 0)
  const smallBytes = Buffer.concat(small)
  Object.assign(rows[0] as Row, { start: put(smallBytes), size: smallBytes.length })
  const smallTable = put(numbers(nextSmall, perSector))
  const directory = put(
    Buffer.concat(rows.map(entry), Math.ceil((rows.length * 128) / sectorSize) * sectorSize),
  )
  return joined({
    sectorSize,
    next,
    sectors,
    directory,
    smallTable,
    smallCount: Math.ceil(nextSmall.length / perSector),
  })
}

type Parts = {
  sectorSize: number
  next: number[]
  sectors: Uint8Array[]
  directory: number
  smallTable: number
  smallCount: number
}

function joined({ sectorSize, next, sectors, directory, smallTable, smallCount }: Parts): Uint8Array {
  const perSector = sectorSize / 4
  let tables = 0
  let lists = 0
  while (tables * perSector < next.length + tables + lists) {
    tables += 1
    lists = Math.ceil(Math.max(0, tables - namedInHeader) / (perSector - 1))
  }
  const firstTable = next.length
  const places = Array.from({ length: tables }, (_, at) => firstTable + at)
  const table = [...next, ...places.map(() => ofTable), ...Array.from({ length: lists }, () => ofList)]
  const head = Buffer.alloc(sectorSize)
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  for (const [at, value] of [
    [24, 0x3e],
    [26, sectorSize === 512 ? 3 : 4],
    [28, 0xfffe],
    [30, Math.log2(sectorSize)],
    [32, 6],
  ] as const)
    head.writeUInt16LE(value, at)
  const firstList = firstTable + tables
  const values: readonly (readonly [number, number])[] = [
    [44, tables],
    [48, directory],
    [56, cutoff],
    [60, smallTable],
    [64, smallCount],
    [68, lists === 0 ? end : firstList],
    [72, lists],
  ]
  for (const [at, value] of values) head.writeUInt32LE(value, at)
  for (let at = 0; at < namedInHeader; at += 1) head.writeUInt32LE(places[at] ?? free, 76 + at * 4)
  const more = Array.from({ length: lists }, (_, list) => {
    const from = namedInHeader + list * (perSector - 1)
    const row = Array.from({ length: perSector - 1 }, (_, at) => places[from + at] ?? free)
    return numbers([...row, list === lists - 1 ? end : firstList + list + 1], perSector)
  })
  return new Uint8Array(Buffer.concat([head, ...sectors, numbers(table, perSector), ...more]))
}

/** As the file wants them: the shorter name first, then by its capital letters (MS-CFB, 2.6.4). */
function sorted(folder: Folder): [string, Uint8Array | Folder][] {
  const key = (name: string) => `${String(name.length).padStart(2, '0')}${name.toUpperCase()}`
  return Object.entries(folder).toSorted(([one], [other]) => (key(one) < key(other) ? -1 : 1))
}

function entry({ name, kind, child, right, start, size }: Row): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 62, 'utf16le')
  bytes.writeUInt16LE(name.length * 2 + 2, 64)
  bytes.set([kind, 1], 66)
  for (const [at, value] of [
    [68, free],
    [72, right],
    [76, child],
    [116, start],
    [120, size],
  ] as const)
    bytes.writeUInt32LE(value, at)
  return bytes
}

/** Filled up with free places to whole sectors. */
function numbers(values: readonly number[], each: number): Buffer {
  const bytes = Buffer.alloc(Math.ceil(values.length / each) * each * 4, 0xff)
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4)
  return bytes
}

function padded(bytes: Uint8Array, length: number): Buffer {
  return Buffer.concat([bytes], length)
}
