import { crc32, deflateRawSync } from 'node:zlib'
import { directoryHeader, endRecords, memberHeader } from '@fitila/formats/zip/headers'
import { zipOf } from '@fitila/formats/zip/write-stored'
import { readZip } from '#toolkit/evidence-chain/engine/zip/read-zip.ts'
import { at, entryOf, exhibit, folder, type HostilePackage, honest } from './hostile-package.ts'

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the end record and the directory of the honest package begin. */
function placesOf(bytes: Uint8Array): { end: number; directory: number } {
  const end = bytes.length - 22
  return { end, directory: viewOf(bytes).getUint32(end + 16, true) }
}

type Write = (view: DataView, places: { end: number; directory: number }) => void

const written = (write: Write) => async (): Promise<Blob> => {
  const bytes = await bytesOf(await honest())
  write(viewOf(bytes), placesOf(bytes))
  return new Blob([bytes])
}

type Long = { count?: bigint; size?: bigint; offset?: bigint; at?: bigint }

/** The honest package with the records of ZIP64, which say something else. */
const withLongEnd = (told: Long) => async (): Promise<Blob> => {
  const bytes = await bytesOf(await honest())
  const { end, directory } = placesOf(bytes)
  const records = endRecords({ count: 0xffff, size: end - directory, offset: directory, madeBy: 45 })
  const view = viewOf(records)
  const count = BigInt(viewOf(bytes).getUint16(end + 8, true))
  for (const place of [24, 32]) view.setBigUint64(place, told.count ?? count, true)
  if (told.size !== undefined) view.setBigUint64(40, told.size, true)
  if (told.offset !== undefined) view.setBigUint64(48, told.offset, true)
  view.setBigUint64(64, told.at ?? BigInt(end), true)
  return new Blob([bytes.subarray(0, end), records])
}

type Member = {
  path: string | Uint8Array
  data: Uint8Array
  size: number
  isDeflated: boolean
  mode?: number
}

/** Members as no program of ours writes them. */
function archiveOf(members: readonly Member[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { path, data, size, isDeflated, mode = 0o100644 } of members) {
    const name = typeof path === 'string' ? new TextEncoder().encode(path) : path
    const header = { name, isDeflated, crc: crc32(data), packedSize: data.length, size, time: 0, date: 33 }
    const local = memberHeader(header)
    parts.push(local, new Uint8Array(data))
    directory.push(directoryHeader({ ...header, offset, mode, madeBy: 0x032d }))
    offset += local.length + data.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  return new Blob([
    ...parts,
    ...directory,
    endRecords({ count: members.length, size, offset, madeBy: 0x032d }),
  ])
}

async function honestMembers(): Promise<Member[]> {
  const members = await readZip(await honest())
  return Promise.all(
    members.map(async ({ path, size, stored }) => ({
      ...{ path, size, isDeflated: false },
      data: await bytesOf(stored ?? new Blob()),
    })),
  )
}

const withMember = (member: Member) => async () => archiveOf([...(await honestMembers()), member])

/** An exhibit of the honest package, packed. */
const withPacked = (data: Uint8Array, size: number) => async () =>
  archiveOf(
    (await honestMembers()).map((member) =>
      member.path === folder + exhibit ? { ...member, data, size, isDeflated: true } : member,
    ),
  )

const stored = (path: string | Uint8Array, mode?: number) =>
  withMember({
    path,
    data: new TextEncoder().encode('x'),
    size: 1,
    isDeflated: false,
    ...(mode ? { mode } : {}),
  })

const packedZeros = new Uint8Array(deflateRawSync(Buffer.alloc(1_000_000)))
const named = (name: string) => stored(folder + name)

/** Files that are no ZIP, or one that was damaged or lies about where things are. */
export const brokenZips: Readonly<Record<string, HostilePackage>> = {
  'nothing at all': { make: async () => new Blob([]), code: 'not-a-zip' },
  'a PDF under the name of a package': { make: async () => new Blob(['%PDF-1.7\n%%EOF']), code: 'not-a-zip' },
  'cut off at its end': { make: async () => (await honest()).slice(0, -40), code: 'broken-zip' },
  'cut off at its beginning': { make: async () => (await honest()).slice(10), code: 'broken-zip' },
  'with bytes behind its end': { make: async () => new Blob([await honest(), 'more']), code: 'broken-zip' },
  'behind another package': {
    make: async () => new Blob([await honest(), await honest()]),
    code: 'broken-zip',
  },
  'with a gap before its end record': {
    async make() {
      const bytes = await bytesOf(await honest())
      return new Blob([bytes.subarray(0, -22), 'a gap', bytes.subarray(-22)])
    },
    code: 'broken-zip',
  },
  'of several parts': {
    make: written((view, { end }) => view.setUint16(end + 4, 1, true)),
    code: 'not-supported',
  },
  'with a member in another part': {
    make: written((view, { directory }) => view.setUint16(directory + 34, 1, true)),
    code: 'not-supported',
  },
  'that counts more members than it has': { make: counting(1), code: 'broken-zip' },
  'that counts fewer members than it has': { make: counting(-1), code: 'broken-zip' },
  'that counts 65,535 members': {
    make: written((view, { end }) => {
      for (const place of [8, 10]) view.setUint16(end + place, 0xffff, true)
    }),
    code: 'broken-zip',
  },
  'whose directory is behind its end': {
    make: written((view, { end }) => view.setUint32(end + 16, 0xfffffff0, true)),
    code: 'broken-zip',
  },
  'whose directory has four gigabytes': {
    make: written((view, { end }) => view.setUint32(end + 12, 0xfffffff0, true)),
    code: 'broken-zip',
  },
  'whose ZIP64 record counts a million million members': {
    make: withLongEnd({ count: 1_000_000_000_000n }),
    code: 'bomb',
  },
  'whose ZIP64 record gives a negative size': {
    make: withLongEnd({ size: 2n ** 64n - 1n }),
    code: 'broken-zip',
  },
  'whose ZIP64 record is not where it says': { make: withLongEnd({ at: 3n }), code: 'broken-zip' },
  'whose ZIP64 record leads to another directory': { make: withLongEnd({ offset: 0n }), code: 'broken-zip' },
  'with a member behind its end': {
    make: written((view, { directory }) => view.setUint32(directory + 42, 0xfffffff0, true)),
    code: 'broken-zip',
  },
  'with a member of a negative size': {
    make: written((view, { directory }) => view.setUint32(directory + 24, 0xffffffff, true)),
    code: 'broken-zip',
  },
  'with a stored member of two sizes': {
    make: written((view, { directory }) => view.setUint32(directory + 24, 1, true)),
    code: 'broken-zip',
  },
  'with members that overlap': {
    make: written((view, { directory }) => {
      for (const place of [20, 24]) view.setUint32(directory + place, 2000, true)
    }),
    code: 'broken-zip',
  },
  'with two members over one place': {
    make: written((view, { directory }) => {
      const next = directory + 46 + view.getUint16(directory + 28, true)
      view.setUint32(next + 42, 0, true)
    }),
    code: 'broken-zip',
  },
  'with a member of two names': { make: written((view) => view.setUint8(30, 0x51)), code: 'broken-zip' },
  'with a member of two packings': {
    make: written((view) => view.setUint16(8, 8, true)),
    code: 'broken-zip',
  },
  'with a password of ZIP': {
    make: written((view, { directory }) => view.setUint16(directory + 8, 1, true)),
    code: 'not-supported',
  },
  'with a member packed in a rare way': {
    make: written((view, { directory }) => view.setUint16(directory + 10, 12, true)),
    code: 'not-supported',
  },
}

function counting(more: number): () => Promise<Blob> {
  return written((view, { end }) => {
    const count = view.getUint16(end + 8, true) + more
    for (const place of [8, 10]) view.setUint16(end + place, count, true)
  })
}

/** Names that lead elsewhere, that are there twice, or that a person cannot read. */
export const trickyNames: Readonly<Record<string, HostilePackage>> = {
  'with a name that climbs out': { make: stored('../../autostart.sh'), code: 'unsafe-name' },
  'with a name that climbs out of its folder': { make: named('data/../../../out'), code: 'unsafe-name' },
  'with a name from the root': { make: stored('/etc/passwd'), code: 'unsafe-name' },
  'with a drive of Windows': { make: stored('C:/Windows/win.ini'), code: 'unsafe-name' },
  'with the folders of Windows': { make: named('data\\..\\..\\out'), code: 'unsafe-name' },
  'with a stream of Windows': { make: named('data/a.txt:hidden'), code: 'unsafe-name' },
  'with a name that ends in a dot': { make: named('data/exhibits/01-1-a.txt.'), code: 'unsafe-name' },
  'with a zero in a name': { make: named('data/a.txt\0.exe'), code: 'unsafe-name' },
  'with a new line in a name': { make: named('data/a\nb'), code: 'unsafe-name' },
  'with a name that reads backwards': { make: named('data/\u202etxt.exe'), code: 'unsafe-name' },
  'with a letter in a name that is not seen': {
    make: named('data/exhibits/01-1-a\u200b.txt'),
    code: 'unsafe-name',
  },
  'with a name that is no UTF-8': { make: stored(Uint8Array.of(0x61, 0xff, 0xfe)), code: 'unsafe-name' },
  'with a slash written in too many bytes': {
    make: stored(Uint8Array.of(0x2e, 0x2e, 0xc0, 0xaf, 0x61)),
    code: 'unsafe-name',
  },
  'with a name of 2,000 letters': { make: named(`data/${'a'.repeat(2000)}`), code: 'unsafe-name' },
  'with an empty name': { make: stored(''), code: 'unsafe-name' },
  'with two files of one name': { make: named('data/exhibits/01-1-a.txt'), code: 'name-twice' },
  'with two names that differ in capitals': { make: named('data/exhibits/01-1-A.TXT'), code: 'name-twice' },
  'with one name in two ways of writing': {
    make: () => Promise.resolve(twice('data/\u1ecd.txt', 'data/o\u0323.txt')),
    code: 'name-twice',
  },
  'with a file that is a folder too': { make: named('data/exhibits/01-1-a.txt/b'), code: 'name-twice' },
  'with a name of Cyrillic letters that looks like an exhibit': {
    make: named('data/exhibits/01-1-\u0430.txt'),
    code: 'differs',
  },
  'with a link to another file': { make: stored(`${folder}data/link`, 0o120777), code: 'not-supported' },
}

function twice(one: string, other: string): Blob {
  const asLetters = (path: string) => Buffer.from(path, 'utf8').toString('latin1')
  return zipOf([entryOf(asLetters(one), 'x'), entryOf(asLetters(other), 'y')], at)
}

/** Members that grow beyond what they say, or bring less. */
export const growingMembers: Readonly<Record<string, HostilePackage>> = {
  'that says it holds more than packing can make': {
    make: withMember({ path: `${folder}data/b`, data: packedZeros, size: 0xfffffff0, isDeflated: true }),
    code: 'bomb',
  },
  'with an exhibit that goes on after its size': { make: withPacked(packedZeros, 500_000), code: 'bomb' },
  'with an exhibit that ends before its size': {
    make: withPacked(new Uint8Array(deflateRawSync('letter')), 7),
    code: 'differs',
  },
  'with an exhibit whose packing is broken': {
    make: withPacked(Uint8Array.of(7, 7, 7, 7), 6),
    code: 'differs',
  },
  'with a packed bomb that is not on the list': {
    make: withMember({ path: `${folder}data/b`, data: packedZeros, size: 1_000_000, isDeflated: true }),
    code: 'differs',
  },
}
