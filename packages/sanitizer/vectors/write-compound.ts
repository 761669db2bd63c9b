/** A compound file (MS-CFB, version 3) with these streams, written from the specification for the tests; each stream is made long enough to have sectors of its own. */
export function writeCompound(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(streams)
  const contents = names.map((name) => Buffer.concat([streams[name] ?? Buffer.alloc(0), Buffer.alloc(0)]))
  const counts = contents.map(({ length }) => Math.max(8, Math.ceil(length / sector)))
  const directorySectors = Math.ceil((names.length + 1) / 4)
  const used = counts.reduce((sum, count) => sum + count, directorySectors)
  const tableSectors = Math.ceil((used + Math.ceil(used / 127) + 1) / 128)
  const table: number[] = [
    ...Array.from({ length: tableSectors }, () => 0xfffffffd),
    ...chain(tableSectors, directorySectors),
  ]
  const starts: number[] = []
  for (const count of counts) {
    starts.push(table.length)
    table.push(...chain(table.length, count))
  }
  while (table.length < tableSectors * 128) table.push(0xffffffff)
  return Buffer.concat([
    header(tableSectors),
    numbers(table),
    directory(
      names,
      starts,
      contents.map(({ length }, index) =>
        Math.max(length, (counts[index] ?? 0) * sector === 8 * sector ? 4096 : length),
      ),
      directorySectors,
    ),
    ...contents.map((content, index) => padded(content, (counts[index] ?? 0) * sector)),
  ])
}

const sector = 512
const end = 0xfffffffe
const noEntry = 0xffffffff

function chain(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? end : start + index + 1))
}

function header(tableSectors: number): Buffer {
  const head = Buffer.alloc(sector)
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  head.writeUInt16LE(0x3e, 24)
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(tableSectors, 44)
  head.writeUInt32LE(tableSectors, 48)
  head.writeUInt32LE(4096, 56)
  head.writeUInt32LE(end, 60)
  head.writeUInt32LE(end, 68)
  for (let index = 0; index < 109; index += 1)
    head.writeUInt32LE(index < tableSectors ? index : 0xffffffff, 76 + index * 4)
  return head
}

function directory(
  names: readonly string[],
  starts: readonly number[],
  sizes: readonly number[],
  sectors: number,
): Buffer {
  const entries = Buffer.alloc(sectors * sector)
  const write = (at: number, name: string, kind: number, start: number, size: number) => {
    entries.write(name, at, 'utf16le')
    entries.writeUInt16LE(name.length * 2 + 2, at + 64)
    entries[at + 66] = kind
    const index = at / 128
    entries.writeUInt32LE(noEntry, at + 68)
    entries.writeUInt32LE(index > 0 && index < names.length ? index + 1 : noEntry, at + 72)
    entries.writeUInt32LE(index === 0 ? 1 : noEntry, at + 76)
    entries.writeUInt32LE(start, at + 116)
    entries.writeUInt32LE(size, at + 120)
  }
  write(0, 'Root Entry', 5, end, 0)
  for (const [index, name] of names.entries())
    write(128 * (index + 1), name, 2, starts[index] ?? end, sizes[index] ?? 0)
  return entries
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}

function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
}
