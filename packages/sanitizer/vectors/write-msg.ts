import { type Folder, writeStorages } from './write-storages.ts'

/** A property: its number, and a text, letters of eight bits with `narrow`, bytes, a number, yes or no, or a moment. */
export type Property = readonly [
  id: number,
  value: string | Uint8Array | number | boolean | Date | { narrow: string },
]

export type Message = {
  properties: readonly Property[]
  recipients?: readonly (readonly Property[])[]
  files?: readonly { properties: readonly Property[]; message?: Message; object?: Folder }[]
}

const msUntil1970 = 11_644_473_600_000

/** A mail of Outlook (MS-OXMSG), written from the specification for the tests. */
export function writeMsg(message: Message): Uint8Array {
  return writeStorages({ '__nameid_version1.0': emptyNames(), ...messageFolder(message, 32) })
}

export function messageFolder(
  { properties, recipients = [], files = [] }: Message,
  headSize: number,
): Folder {
  const head = Buffer.alloc(headSize)
  for (const [place, count] of [recipients.length, files.length, recipients.length, files.length].entries())
    head.writeUInt32LE(count, 8 + place * 4)
  const folder = propertiesFolder(properties, head)
  for (const [place, one] of recipients.entries())
    folder[`__recip_version1.0_#${hex(place, 8)}`] = propertiesFolder(one, Buffer.alloc(8))
  for (const [place, { properties: own, message, object }] of files.entries()) {
    const within = message === undefined ? object : messageFolder(message, 24)
    const method = within === undefined ? 1 : message === undefined ? 6 : 5
    folder[`__attach_version1.0_#${hex(place, 8)}`] = {
      ...propertiesFolder([[0x3705, method], ...own], Buffer.alloc(8)),
      ...(within === undefined ? {} : { '__substg1.0_3701000D': within }),
    }
  }
  return folder
}

function propertiesFolder(properties: readonly Property[], head: Buffer): Folder {
  const folder: Folder = {}
  const rows: Buffer[] = [head]
  for (const [id, value] of properties) {
    const row = Buffer.alloc(16)
    const { type, long } = written(value, row)
    row.writeUInt16LE(type, 0)
    row.writeUInt16LE(id, 2)
    row.writeUInt32LE(6, 4)
    rows.push(row)
    if (long !== undefined) folder[`__substg1.0_${hex(id, 4)}${hex(type, 4)}`] = long
  }
  folder['__properties_version1.0'] = new Uint8Array(Buffer.concat(rows))
  return folder
}

function written(value: Property[1], row: Buffer): { type: number; long?: Uint8Array } {
  if (typeof value === 'number') {
    row.writeInt32LE(value, 8)
    return { type: 0x0003 }
  } else if (typeof value === 'boolean') {
    row.writeUInt8(value ? 1 : 0, 8)
    return { type: 0x000b }
  } else if (value instanceof Date) {
    row.writeBigUInt64LE(BigInt(value.getTime() + msUntil1970) * 10_000n, 8)
    return { type: 0x0040 }
  }
  const [type, bytes, ends] =
    typeof value === 'string'
      ? [0x001f, Buffer.from(value, 'utf16le'), 2]
      : value instanceof Uint8Array
        ? [0x0102, Buffer.from(value), 0]
        : [0x001e, Buffer.from(value.narrow, 'latin1'), 1]
  row.writeUInt32LE(bytes.length + ends, 8)
  return { type, long: new Uint8Array(bytes) }
}

/** The list of properties with names, in which there are none (MS-OXMSG, 2.2.3). */
function emptyNames(): Folder {
  return {
    '__substg1.0_00020102': new Uint8Array(16),
    '__substg1.0_00030102': new Uint8Array(),
    '__substg1.0_00040102': new Uint8Array(),
  }
}

function hex(value: number, length: number): string {
  return value.toString(16).toUpperCase().padStart(length, '0')
}
