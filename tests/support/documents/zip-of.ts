import { crc32, deflateRawSync } from 'node:zlib'
import { joined } from '@fitila/sanitizer/vectors/small-files'

/** A ZIP file, packed by Node: for much that packs well, fflate would take a minute. */
export function zipOf(members: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = []
  const rows: Uint8Array[] = []
  let offset = 0
  for (const [name, bytes] of Object.entries(members)) {
    const letters = new TextEncoder().encode(name)
    const data = deflateRawSync(bytes)
    const fields = fieldsOf(bytes, data.length, letters.length)
    const local = joined(numbers([0x04034b50, 4]), fields, numbers([0, 2]), letters, data)
    locals.push(local)
    rows.push(
      joined(
        numbers([0x02014b50, 4], [20, 2]),
        fields,
        numbers([0, 4], [0, 4], [0, 4], [offset, 4]),
        letters,
      ),
    )
    offset += local.length
  }
  const directory = joined(...rows)
  const counts: Field[] = [
    [rows.length, 2],
    [rows.length, 2],
  ]
  const end = numbers([0x06054b50, 4], [0, 4], ...counts, [directory.length, 4], [offset, 4], [0, 2])
  return new Uint8Array(joined(...locals, directory, end))
}

type Field = [value: number, width: 2 | 4]

function fieldsOf(bytes: Uint8Array, packed: number, name: number): Uint8Array {
  return numbers(
    [20, 2],
    [0, 2],
    [8, 2],
    [0, 4],
    [crc32(bytes), 4],
    [packed, 4],
    [bytes.length, 4],
    [name, 2],
  )
}

function numbers(...fields: Field[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, width]) =>
      Array.from({ length: width }, (_, place) => (value >>> (8 * place)) & 255),
    ),
  )
}
