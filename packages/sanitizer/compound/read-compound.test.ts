import { expect, test } from 'vitest'
import { type Folder, writeStorages } from '../vectors/write-storages.ts'
import { CompoundFile } from './read-compound.ts'

const filled = (length: number, seed: number) => Uint8Array.from({ length }, (_, at) => (at * seed) % 251)
const sizes = [0, 1, 63, 64, 65, 511, 512, 4095, 4096, 4097, 70_000]

test.each([512, 4096] as const)(
  'streams of every length come back as they were, with sectors of %i bytes',
  (size) => {
    const streams = Object.fromEntries(sizes.map((length) => [`s${length}`, filled(length, length + 7)]))
    const { root } = new CompoundFile(writeStorages({ ...streams, folder: { inner: { ...streams } } }, size))
    const inner = root.storage('folder')?.storage('inner')
    for (const [name, bytes] of Object.entries(streams)) {
      expect(root.read(name)).toEqual(bytes)
      expect(inner?.read(name)).toEqual(bytes)
    }
    expect(root.storages).toEqual(['folder'])
    expect(inner?.streams.toSorted()).toEqual(Object.keys(streams).toSorted())
  },
)

test('a file whose table of sectors needs a list of its own is read', () => {
  const large = filled(9_000_000, 13)
  const { root } = new CompoundFile(writeStorages({ large, small: filled(100, 5) }))
  expect(Buffer.from(root.read('large') ?? []).equals(large)).toBe(true)
  expect(root.read('small')).toEqual(filled(100, 5))
})

test('what is not there is not found', () => {
  const { root } = new CompoundFile(writeStorages({ folder: { a: filled(5, 3) } }))
  expect(root.has('a')).toBe(false)
  expect(root.read('a')).toBeUndefined()
  expect(root.storage('a')).toBeUndefined()
  expect(root.read('folder')).toBeUndefined()
})

const folder: Folder = { a: filled(9000, 3), b: filled(9000, 5), c: filled(70, 7), d: filled(70, 9) }

/** The file, the place of its table of sectors, and that of its directory. */
function parts(): { view: DataView; bytes: Uint8Array; table: number; directory: number } {
  const bytes = writeStorages(folder)
  const view = new DataView(bytes.buffer)
  const placeOf = (at: number) => (view.getUint32(at, true) + 1) * 512
  return { view, bytes, table: placeOf(76), directory: placeOf(48) }
}

type Parts = ReturnType<typeof parts>
const startOf = ({ view, directory }: Parts, entry: number) =>
  view.getUint32(directory + entry * 128 + 116, true)

test.for<[name: string, damage: (given: Parts) => void]>([
  [
    'of which two streams have the same sectors',
    (given) => {
      given.view.setUint32(given.directory + 2 * 128 + 116, startOf(given, 1), true)
    },
  ],
  [
    'of which two short streams have the same place',
    (given) => {
      given.view.setUint32(given.directory + 4 * 128 + 116, startOf(given, 3), true)
    },
  ],
  [
    'whose stream leads back to its start',
    (given) => {
      const start = startOf(given, 1)
      given.view.setUint32(given.table + start * 4, start, true)
    },
  ],
  [
    'whose stream ends before its length',
    (given) => {
      given.view.setUint32(given.table + startOf(given, 1) * 4, 0xfffffffe, true)
    },
  ],
  [
    'whose stream leads outside',
    (given) => {
      given.view.setUint32(given.table + startOf(given, 1) * 4, 100_000, true)
    },
  ],
  [
    'whose stream is longer than the file',
    (given) => {
      given.view.setUint32(given.directory + 128 + 120, 0x7fffffff, true)
    },
  ],
  [
    'whose entry is beside itself',
    (given) => {
      given.view.setUint32(given.directory + 128 + 68, 1, true)
    },
  ],
  [
    'whose entry is its own root',
    (given) => {
      given.view.setUint32(given.directory + 128 + 68, 0, true)
    },
  ],
  [
    'without a root',
    (given) => {
      given.view.setUint8(given.directory + 66, 2)
    },
  ],
  [
    'whose sectors have 1,024 bytes',
    (given) => {
      given.view.setUint16(30, 10, true)
    },
  ],
  [
    'whose table of sectors is named twice',
    (given) => {
      given.view.setUint32(44, 2, true)
      given.view.setUint32(80, given.view.getUint32(76, true), true)
    },
  ],
])('a file %s is refused', ([, damage]) => {
  const given = parts()
  damage(given)
  expect(() => {
    const { root } = new CompoundFile(given.bytes)
    for (const name of root.streams) root.read(name)
  }).toThrow(expect.objectContaining({ code: 'broken' }))
})

test('a file that is cut off is refused or read as far as it is whole', () => {
  const whole = writeStorages(folder)
  for (let length = 0; length < whole.length; length += 300) {
    const short = whole.slice(0, length)
    try {
      const { root } = new CompoundFile(short)
      for (const name of root.streams) root.read(name)
    } catch (error) {
      expect(error).toMatchObject({ code: 'broken' })
    }
  }
})
